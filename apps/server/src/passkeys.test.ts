import { describe, expect, it } from 'vitest';
import { Authenticator } from '../test/authenticator.ts';
import { startServer } from '../test/serving.ts';
import { Visitor } from './client/visitor.ts';

const { url } = await startServer();

interface Offer {
  readonly ticket: string;
  readonly options: { readonly challenge: string; readonly rp: { readonly id: string }; readonly rpId: string };
}

/** Gives a visitor an account that a new passkey opens. */
async function enrol(visitor: Visitor, login: string): Promise<Authenticator> {
  const device = new Authenticator();
  const { ticket, options } = await visitor.must<Offer>('POST', '/passkeys/new', { login });
  await visitor.must('POST', '/passkeys', { ticket, answer: device.make(options, url) });
  return device;
}

async function question(visitor: Visitor): Promise<Offer> {
  return visitor.must<Offer>('POST', '/passkeys/ask');
}

describe('a passkey', () => {
  it('opens the account it was made for, on any device that has it', async () => {
    const anna = await Visitor.called(url, 'Anna');
    const device = await enrol(anna, 'Anna');
    expect(await anna.must('GET', '/me')).toMatchObject({ me: { name: 'Anna', login: 'anna' } });
    await anna.must('PUT', '/documents/deck/d1', { value: { name: 'Meins' } });
    const away = new Visitor(url);
    const { ticket, options } = await question(away);
    const answer = device.use(options, url);
    expect(await away.must('POST', '/passkeys/login', { ticket, answer })).toMatchObject({
      me: { name: 'Anna', login: 'anna' },
    });
    expect(await away.must('GET', '/documents/keys')).toMatchObject({ documents: [{ key: 'd1' }] });
  });

  it('can be added to an account with a password, which still opens it', async () => {
    const bert = await Visitor.called(url, 'Bert');
    const secret = { login: 'bert', password: 'ein langes Kennwort' };
    await bert.must('POST', '/account', secret);
    const device = new Authenticator();
    const { ticket, options } = await bert.must<Offer>('POST', '/passkeys/new', {});
    await bert.must('POST', '/passkeys', { ticket, answer: device.make(options, url) });
    const away = new Visitor(url);
    const asked = await question(away);
    await away.must('POST', '/passkeys/login', { ticket: asked.ticket, answer: device.use(asked.options, url) });
    await new Visitor(url).must('POST', '/login', secret);
  });

  it('is the only way into an account without a password', async () => {
    await enrol(await Visitor.called(url, 'Cleo'), 'cleo');
    const eve = new Visitor(url);
    for (const password of ['ein langes Kennwort', '        ']) {
      expect((await eve.ask('POST', '/login', { login: 'cleo', password })).status).toBe(403);
    }
  });

  it('needs a login that is free, and a name to be called by', async () => {
    await enrol(await Visitor.called(url, 'Dora'), 'dora');
    const eve = await Visitor.called(url, 'Eve');
    expect(await eve.ask('POST', '/passkeys/new', { login: 'DORA' })).toMatchObject({
      status: 409,
      json: { code: 'login-taken' },
    });
    expect(await eve.ask('POST', '/passkeys/new', {})).toMatchObject({ json: { code: 'bad-request' } });
    expect((await new Visitor(url).ask('POST', '/passkeys/new', { login: 'nobody' })).status).toBe(401);
  });

  it('of a login that was taken in the meantime is not kept, and nothing of it', async () => {
    const [first, second] = [await Visitor.called(url, 'Finn'), await Visitor.called(url, 'Fred')];
    const late = new Authenticator();
    const { ticket, options } = await second.must<Offer>('POST', '/passkeys/new', { login: 'finn' });
    await enrol(first, 'finn');
    expect((await second.ask('POST', '/passkeys', { ticket, answer: late.make(options, url) })).status).toBe(409);
    expect(await second.must('GET', '/me')).toMatchObject({ me: { name: 'Fred', login: null } });
    const away = new Visitor(url);
    const asked = await question(away);
    const answer = late.use(asked.options, url);
    expect((await away.ask('POST', '/passkeys/login', { ticket: asked.ticket, answer })).status).toBe(403);
  });
});

describe('nobody gets in with', () => {
  it('an answer to another question, an old one, or one from another page', async () => {
    const device = await enrol(await Visitor.called(url, 'Gerd'), 'gerd');
    const eve = new Visitor(url);
    const tried = async (ticket: string, answer: unknown): Promise<number> =>
      (await eve.ask('POST', '/passkeys/login', { ticket, answer })).status;
    const [one, two, three] = [await question(eve), await question(eve), await question(eve)];
    expect(await tried(one.ticket, device.use(two.options, url))).toBe(403);
    const right = device.use(two.options, url);
    expect(await tried(two.ticket, right)).toBe(200);
    // A question is answered once.
    expect(await tried(two.ticket, right)).toBe(403);
    expect(await tried(three.ticket, device.use(three.options, 'https://tisch.example'))).toBe(403);
  });

  it('another key, or a copy of one that was used since', async () => {
    const device = await enrol(await Visitor.called(url, 'Hugo'), 'hugo');
    const forged = new Authenticator();
    forged.id.set(device.id);
    const eve = new Visitor(url);
    const tried = async (by: Authenticator): Promise<number> => {
      const { ticket, options } = await question(eve);
      return (await eve.ask('POST', '/passkeys/login', { ticket, answer: by.use(options, url) })).status;
    };
    expect(await tried(forged)).toBe(403);
    expect(await tried(device)).toBe(200);
    device.counter = 0;
    expect(await tried(device)).toBe(403);
  });

  it('a passkey made for somebody else, or words that are none', async () => {
    const [iris, eve] = [await Visitor.called(url, 'Iris'), await Visitor.called(url, 'Eve')];
    const { ticket, options } = await iris.must<Offer>('POST', '/passkeys/new', { login: 'iris' });
    const answer = new Authenticator().make(options, url);
    expect((await eve.ask('POST', '/passkeys', { ticket, answer })).status).toBe(409);
    for (const wrong of [null, {}, { ticket, answer: {} }, { ticket: 'x', answer }, { ticket, answer, more: 1 }]) {
      expect((await eve.ask('POST', '/passkeys', wrong)).status).toBe(400);
      expect((await eve.ask('POST', '/passkeys/login', wrong)).status).toBe(400);
    }
    const broken = { ...answer, response: { ...answer.response, attestationObject: 'AAAA' } };
    const again = await iris.must<Offer>('POST', '/passkeys/new', { login: 'iris' });
    expect((await iris.ask('POST', '/passkeys', { ticket: again.ticket, answer: broken })).status).toBe(409);
  });
});
