import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** @returns the proof that the server demands, after about a second of work. */
export async function solve(challenge: unknown): Promise<unknown> {
  const solution = await solveChallenge({
    challenge: challenge as Challenge,
    deriveKey,
    timeout: 30_000,
  });
  return solution && { challenge, solution };
}
