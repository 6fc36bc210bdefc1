/** What each picture shows, for those who cannot see it. */
export const en = {
  'home-hero': 'Barrel-vaulted standing-seam roof by the water, covered with thin dark solar modules that follow its curve, in low sunlight',
  'trapezoidal-roof': 'Factory roof of trapezoidal metal sheet with rows of thin solar modules bonded to it',
  'studio-flexed': 'Thin glass-free solar module, flexed on a studio table',
};

export type Scene = keyof typeof en;
export type Alternatives = Record<Scene, string>;
