import { randomInt } from 'node:crypto';
import { callWishes, mailAddress, mailCode, pushSubscription, vacation } from '@tafelrunde/protocol/schemas';
import type { Hono } from 'hono';
import type { KeptWishes } from '../calls/wishes.ts';
import { changeWishes, MOST_VACATION, wishesOf, withVacation } from '../calls/wishes.ts';
import { callWords } from '../calls/words.ts';
import { newId } from '../rooms/house.ts';
import type { Env, RouteTools } from './api.ts';

/** Browsers of one person that are called. */
const MOST_BROWSERS = 10;
const MOST_WRONG = 5;

/** How somebody wants to be called to his tables. */
export function callRoutes(api: Hono<Env>, tools: RouteTools): void {
  const { store, push, mail, rates, body, refuse, somebody, limitPerson, now } = tools;

  const shown = async (wishes: KeptWishes) => {
    const { push: pushes, mail: mails, quiet, muted, language, mailTo, pending, vacation: until, taken } = wishes;
    return {
      wishes: { push: pushes, mail: mails, quiet, muted, language },
      mailTo,
      pending: pending?.address ?? '',
      vacation: until > now() ? until : 0,
      vacationLeft: MOST_VACATION - (taken.year === new Date(now()).getUTCFullYear() ? taken.days : 0),
      hasMail: mail !== null,
      key: await push.publicKey(),
    };
  };

  api.get('/calls', somebody, async (c) => c.json(await shown(await wishesOf(store, c.get('person').id))));

  api.put('/calls', somebody, async (c) => {
    const wish = await body(c, callWishes);
    if (!wish) return refuse(c, 400, 'bad-request');
    return c.json(await shown(await changeWishes(store, c.get('person').id, wish)));
  });

  api.post('/calls/push', somebody, async (c) => {
    const wish = await body(c, pushSubscription);
    if (!wish || !push.allows(wish.endpoint)) return refuse(c, 400, 'bad-request');
    const kept = { endpoint: wish.endpoint, value: JSON.stringify(wish) };
    await store.calls.subscribe(c.get('person').id, kept, now(), MOST_BROWSERS);
    return c.json({});
  });

  api.delete('/calls/push', somebody, async (c) => {
    const wish = await body(c, pushSubscription.pick({ endpoint: true }));
    if (!wish) return refuse(c, 400, 'bad-request');
    await store.calls.unsubscribe(wish.endpoint, c.get('person').id);
    return c.json({});
  });

  /** An address is used when its owner has said the code that was sent to it. An empty one forgets it. */
  api.put('/calls/mail', somebody, limitPerson(rates.logins), async (c) => {
    const wish = await body(c, mailAddress);
    if (!wish) return refuse(c, 400, 'bad-request');
    const { id } = c.get('person');
    if (wish.address === '') return c.json(await shown(await changeWishes(store, id, { mailTo: '', pending: null })));
    if (!mail) return refuse(c, 400, 'bad-request');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { language } = await wishesOf(store, id);
    await mail.send({ to: wish.address, ...callWords.code[language](code), stop: '' });
    return c.json(await shown(await changeWishes(store, id, { pending: { address: wish.address, code, wrong: 0 } })));
  });

  api.post('/calls/mail', somebody, limitPerson(rates.logins), async (c) => {
    const wish = await body(c, mailCode);
    const { id } = c.get('person');
    const { pending } = await wishesOf(store, id);
    if (!wish || !pending) return refuse(c, 400, 'bad-request');
    if (wish.code !== pending.code) {
      const wrong = pending.wrong + 1;
      await changeWishes(store, id, { pending: wrong >= MOST_WRONG ? null : { ...pending, wrong } });
      return refuse(c, 403, 'not-allowed');
    }
    const confirmed = { mailTo: pending.address, pending: null, stop: newId(), mail: true };
    return c.json(await shown(await changeWishes(store, id, confirmed)));
  });

  api.put('/calls/vacation', somebody, async (c) => {
    const wish = await body(c, vacation);
    const { id } = c.get('person');
    const patch = wish && withVacation(await wishesOf(store, id), wish.days, now());
    return patch ? c.json(await shown(await changeWishes(store, id, patch))) : refuse(c, 400, 'bad-request');
  });

  /** What the link at the end of a letter does. */
  api.get('/calls/stop/:token', async (c) => {
    const [person = '', stop = ''] = c.req.param('token').split('.');
    const wishes = await wishesOf(store, person);
    if (stop === '' || wishes.stop !== stop) return refuse(c, 404, 'not-found');
    await changeWishes(store, person, { mail: false });
    return c.text(callWords.stopped[wishes.language]);
  });
}
