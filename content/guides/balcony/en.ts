import type { GuideText } from '../text.ts';

export const en: GuideText = {
  title: 'Balcony kits',
  text: 'For Balcony 400 and Balcony 800 on a firm railing: what to settle first, how two people hang a module, what to look at once a year, and how it comes down again.',
  tools: [
    'The kit, complete: count straps, hooks, spacers and safety lines against the packing list',
    'Tape measure',
    'Blanket to lay the module on',
    'A second person, and gloves for both',
    'Barrier tape, or a third person, to keep the ground below clear',
    'Soft cloth for the railing',
  ],
  conditions: [
    'Weather: a dry, still day. If the wind freshens while you work, stop and take the module in.',
    'Railing: posts and fixings do not move and show no rust. For glass, cladding or privacy screens, ask the manufacturer of the railing first.',
    'Module: surface, eyelets, cable, connectors and junction box are undamaged. Do not use a damaged module.',
    'Consent: landlord or owners’ association, in writing, before you begin.',
    'Below: nobody walks or sits under the railing while you work.',
    'You: both feet on the floor of the balcony. Do not lean out over the handrail, and do not stand on anything. If you cannot reach the lower edge safely from inside, do not mount the module yourself.',
    'Socket: one that complies with the manual for the micro-inverter and with the rules of your country. No extension lead, no multi-way adaptor.',
  ],
  variant: {
    title: 'Balcony 800: two modules',
    text: 'Leave a gap between the modules and tie a safety line to each. In this kit (example data) each module has an input of its own on the micro-inverter; never connect the two in series unless the manual says so.',
  },
  steps: {
    title: 'Taking it down again',
    steps: [
      {
        title: 'Unplug',
        text: 'Unplug first, then wait as long as the manual for the micro-inverter says. Only then separate the connectors. Even then the module itself carries voltage whenever light falls on it.',
      },
      {
        title: 'Keep the safety line on',
        text: 'It comes off last, when the module lies inside on the blanket.',
      },
      {
        title: 'Unfasten the straps from the bottom up',
        text: 'One person holds the module while the other unfastens the lower straps, then the upper ones. Then lift the module back over the handrail.',
      },
      {
        title: 'Store it flat',
        text: 'Fully supported, dry, with nothing on top. Keep the straps, hooks, spacers, safety line, manuals and this guide with it.',
      },
    ],
  },
  checks: [
    'Every strap is fastened, lies flat and does not slip when pulled.',
    'The safety line is tied to the module and to a load-bearing part of the balcony, not to the handrail.',
    'Spacers are firmly in place; the module neither flaps nor rattles.',
    'Nothing but straps and spacers touches the lower edge; flower boxes and blinds are clear of it.',
    'Cables hang in drip loops, and nobody can trip over them.',
    'The micro-inverter hangs in the shade, with air around it.',
    'Any registration required beforehand has been made; the deadline for any other is noted.',
  ],
  care: [
    'If a storm is forecast and you are in doubt, take the module in.',
    'After every storm: check straps, eyelets and safety line.',
    'Once a year: check straps, eyelets and safety line, and the posts and fixings of the railing; look under the straps for rubbed paint, and look at the plug and at the cable where it bends; to clean the module, take it in and use water and a soft cloth.',
    'If a strap, an eyelet or the safety line is frayed, torn or badly faded, take the module in. Replace straps and safety lines before you hang it again; do not use a module with a damaged eyelet. If the plug or the cable is damaged, switch off the circuit before you unplug it, and do not plug it in again until it has been repaired. If a post or a fixing is loose or rusty, take the module in, and do not hang it again until the railing has been repaired.',
  ],
  decisions: [
    {
      document: 'Installation manual for the kit',
      decides:
        'Railings it is made for, number of straps, maximum height above ground and wind speed, whether it may stay up in a storm',
    },
    {
      document: 'Manual for the micro-inverter',
      decides:
        'Socket or hard-wired connection, maximum input voltage, location, waiting time, data for the registration',
    },
    {
      document: 'Landlord or owners’ association',
      decides: 'Consent, appearance, what has to be made good',
    },
    {
      document: 'Manufacturer of the railing',
      decides: 'Whether the railing, with any glass or cladding, can take the additional wind load',
    },
    { document: 'Insurer', decides: 'Cover for what falls or breaks' },
    {
      document: 'Grid operator and rules of your country',
      decides: 'Maximum power, plug, meter, registration and its deadline',
    },
  ],
  record: {
    lines: [
      'Railing: type, height above ground',
      'Consent: from whom, date',
      'Registration: with whom, number, date',
      'Micro-inverter: model, serial number',
    ],
    columns: ['Date', 'Straps and eyelets', 'Safety line', 'Railing', 'Cable and plug', 'Signed'],
  },
};
