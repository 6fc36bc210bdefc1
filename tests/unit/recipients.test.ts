import { describe, expect, it } from 'vitest';
import { inTurnOf } from '../../cms/mail/recipients.ts';

const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

describe('what is stored for one address', () => {
  it('is limited sequentially, however the address is spelt', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    const other = inTurnOf('other@example.com', work('other'));
    await Promise.all([
      inTurnOf('Ada@example.com', work('first')),
      inTurnOf(' ada@Example.com', work('second')),
      other,
    ]);
    const ofAda = order.filter((step) => !step.startsWith('other'));
    expect(ofAda).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(order.indexOf('other ends')).toBeLessThan(order.indexOf('second begins'));
  });

  it('fails together while the database is down, and continues afterwards', async () => {
    let tries = 0;
    const failing = async () => {
      tries += 1;
      throw locked;
    };
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => inTurnOf('ada@example.com', failing)),
    );
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(tries).toBe(1);
    expect(await inTurnOf('ada@example.com', async () => 'stored')).toBe('stored');
  });

  it('is unaffected by an earlier failure', async () => {
    const wrong = inTurnOf('ada@example.com', () => Promise.reject(new Error('not a number')));
    const right = inTurnOf('ada@example.com', async () => 'stored');
    await expect(wrong).rejects.toThrow('not a number');
    expect(await right).toBe('stored');
  });
});
