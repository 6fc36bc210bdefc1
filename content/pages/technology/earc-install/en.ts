import type { EArcInstallText } from './text.ts';

export const en: EArcInstallText = {
  title: 'Installation methods: bonding and clamps',
  description:
    'Bonding without roof penetration on trapezoidal metal, standing-seam and flat roofs, or mechanical fixing with clamps: each method step by step.',
  hero: {
    title: 'Bonded or clamped: the roof decides',
    text: 'Frameless modules are bonded with a quick-bonding adhesive, without roof penetration. Modules with a mounting frame are held by clamps. Here are the methods, step by step.',
    action: 'Bonding',
    alternative: 'Clamps',
  },
  preparation: [
    { heading: 'Before the first module: the structure' },
    'A structural engineer confirms the load reserve for modules, adhesive or clamps, sub-structure and cables, and the wind uplift at edges and corners.',
  ],
  adhesion: [
    { heading: 'Before bonding: surface and adhesion' },
    {
      list: [
        'Surface: find out what sheet, coating and age you are dealing with. Dirt, chalking, rust and loose coating have to go. PVDF coatings bond unreliably (support.s-5.com).',
        'Adhesion test: bond samples to your own roof, let the adhesive cure fully and pull them off. The break should run through the adhesive (cohesive failure). If the adhesive comes away cleanly from the coating, this surface is not suitable as it is.',
        'Weather: work on a dry surface, within the temperature range of the adhesive. For comparison, a generic neutral structural silicone is applied at 5–40 °C and cures 3 mm in 12 hours (piedmontplastics.com). This is not the figure of our adhesive.',
      ],
    },
  ],
  bonding: {
    title: 'Bonding on trapezoidal metal roofs',
    text: 'The module lies on the high ribs. No hole is drilled. A heating plant in Dreihausen, Germany, carries 16 bonded modules (Stadtwerke Marburg).',
    steps: [
      {
        title: 'Set out the rows',
        text: 'Work from a straight line. Leave walkways for maintenance and keep clear of gutters, sheet laps and the zones that the wind calculation rules out.',
      },
      {
        title: 'Clean the ribs',
        text: 'Use the cleaner your manual names, let it dry, and do not touch the strips again.',
      },
      {
        title: 'Apply the adhesive beads',
        text: 'On each rib, in the length and cross-section your manual gives. The beads run with the slope, so that water drains between them.',
      },
      {
        title: 'Lay the module and press it on',
        text: 'Two people lower it without a sharp bend and press along the beads. It carries no load until the adhesive has cured.',
      },
      {
        title: 'Connect and record',
        text: 'Keep the cables off the sheet. Check the polarity, measure the string voltage and record both.',
      },
    ],
  },
  standingSeam: {
    title: 'Bonding on standing-seam roofs',
    text: 'Sheets move with the heat, and their seams have to stay free to do so. The layout therefore begins with the seams.',
    steps: [
      {
        title: 'Measure seam spacing and height',
        text: 'They decide which module fits and how the beads are laid. Where bonding does not suit, clamps on the seam are the answer.',
      },
      {
        title: 'Clean the pans and test them',
        text: 'Bare and coated metals behave differently. The adhesion test is made on this sheet, not on one like it.',
      },
      {
        title: 'Apply beads along the seams',
        text: 'Water and meltwater must be able to run off beneath the module. No bead bridges a seam.',
      },
      {
        title: 'Press the module on, along the curve',
        text: 'On a curved roof, start at one edge and work to the other. Hold the module down for as long as your manual says.',
      },
    ],
  },
  flatRoof: {
    title: 'Flat roofs with an aluminium sub-structure',
    text: 'On TPO and PVC membranes and other flat roofs, modules are bonded to an aluminium sub-structure. It gives them the stiffness that a soft roof skin does not.',
    steps: [
      {
        title: 'Check membrane and drainage',
        text: 'Look for ageing, open welds and standing water. Ask the manufacturer of the membrane for consent, so that its warranty stands.',
      },
      {
        title: 'Set up the sub-structure',
        text: 'Positions and bearing points come from the structural and wind calculation. Protect the membrane at every contact; nothing goes through it.',
      },
      {
        title: 'Bond the modules to the profiles',
        text: 'Clean the aluminium, apply the beads, press on. The adhesion test is made on the same profile.',
      },
    ],
  },
  clamps: {
    title: 'Mechanical fixing with clamps',
    text: 'For SMH “Dragonfly” with its pre-integrated mounting frame; installation takes {installationTimeSaving} less time. In 2019, a sports hall in Waldkirch, Germany, was fitted with framed modules clamped to titanium-zinc: 245 kW (pv-magazine.de).',
    steps: [
      {
        title: 'Set the clamps',
        text: 'On a standing seam the clamp grips the seam itself, so nothing is drilled here either.',
      },
      {
        title: 'Keep to the clamp spacing',
        text: 'Our 2019 manual gives 250–450 mm for modules of 6 × 12 cells, 210–400 mm for 6 × 10 and 200–350 mm for 4 × 9.',
      },
      {
        title: 'Tighten with a torque wrench',
        text: 'The torque is in the manual for the clamp. Check it again before you hand over, and record it.',
      },
    ],
  },
  cables: {
    title: 'Cables and strings: our 2019 manual',
    voltage: 'maximum system voltage',
    cable: 'PV cable, rated for 90 °C',
    factor: 'factor on Isc and Voc for sizing conductors and fuses',
    strings: 'parallel strings without fuses, at most',
  },
  notice: {
    title: 'This is a guide; your manual decides',
    text: 'The figures in this guide are from our 2019 manual. What binds you is the installation manual supplied with your module, the instructions for the adhesive or clamp, and local rules. Removing connectors voids the warranty. Electrical work is for qualified electricians.',
  },
  next: {
    title: 'Describe the roof, and we name the method',
    text: 'Covering, coating, seam spacing, slope and a few photographs are enough for a first answer.',
    action: 'Get a quote',
    alternative: 'To the guides',
  },
};
