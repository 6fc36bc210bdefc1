import { type Attack, lasting, pause, profiles } from '../attack.ts';

/** No attack: what the accompanying visitor measures on this machine at rest. */
export const quiet: Attack = {
  name: 'quiet',
  on: profiles,
  async run(scene) {
    await pause(lasting(scene, 10, 3) * 1000);
    return { sent: 'nothing', came: {}, demanded: 'the requirements at all times', broken: [] };
  },
};
