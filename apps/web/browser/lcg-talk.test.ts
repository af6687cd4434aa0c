import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { roundOf } from './online.ts';

rule('LCG-COMMS-01', 'players talk about everything at any time, the cards in their own hands as well', async () => {
  const [ada, bert] = await roundOf('lcg', ['Ada', 'Bert']);
  const hand = ada!.getByRole('region', { name: /^Hand von/ }).locator('.title');
  await hand.first().waitFor();
  const held = (await hand.allInnerTexts()).map((title) =>
    title
      .replace(/[◆\s]+/g, ' ')
      .replaceAll('\u00ad', '')
      .trim(),
  );
  expect(held.length).toBe(6);
  const words = `Ich habe ${held.join(', ')}. Behalten?`;
  // It is nobody's turn to speak: both may, whoever is asked.
  for (const [page, text] of [
    [ada!, words],
    [bert!, 'Behalten!'],
  ] as const) {
    if ((await page.locator('input[name="chat"]').count()) === 0) await page.locator('[data-dock]').click();
    await page.locator('input[name="chat"]').fill(text);
    await page.locator('input[name="chat"]').press('Enter');
  }
  await bert!.getByText(words).waitFor();
  await ada!.getByText('Behalten!').waitFor();
});
