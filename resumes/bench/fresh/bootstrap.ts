import { Draw } from './draw.ts';

/** How many of the values of one CV are as they should be. */
export interface Share {
  part: number;
  of: number;
}

const rounds = 2000;

/**
 * The interval in which the share lies with 95 %: CVs are drawn anew with replacement, as many as
 * there are. The values of one CV fail together, so it is CVs that are drawn, not values.
 */
export function bootstrapInterval(shares: readonly Share[]): [low: number, high: number] {
  const draw = new Draw('bootstrap', false);
  const drawn = Array.from({ length: rounds }, () => ratioOf(shares.map(() => draw.pick(shares))));
  drawn.sort((one, other) => one - other);
  const at = (share: number) => drawn[Math.floor(share * (rounds - 1))] ?? Number.NaN;
  return [at(0.025), at(0.975)];
}

export function ratioOf(shares: readonly Share[]): number {
  const sum = (count: (share: Share) => number) =>
    shares.reduce((total, share) => total + count(share), 0);
  return sum(({ part }) => part) / sum(({ of }) => of);
}
