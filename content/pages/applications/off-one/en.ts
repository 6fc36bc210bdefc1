import type { OffOneText } from './text.ts';

export const en: OffOneText = {
  title: 'Off-grid solar on the road',
  description:
    'Solar for motorhomes, box trucks, buses, sightseeing cars and ski-wax trucks: about {off-grid-215.weightPerArea}, bonded flat to the vehicle roof.',
  hero: {
    title: 'Solar for vehicles: every kilogram travels along',
    text: 'Whatever is on the roof comes on every trip. With off-grid modules that is about {off-grid-215.weightPerArea}. They are bonded flat to the roof: no rack, no holes, hardly any height.',
    action: 'Ask about your vehicle',
    alternative: 'Work out your system',
  },
  scenes: {
    title: 'Five vehicles, five jobs',
    motorhome: {
      name: 'Motorhomes',
      text: 'Light, refrigerator and laptop without a hook-up. Modules are laid out around hatches and vents, and payload is left for the journey.',
    },
    boxTruck: {
      name: 'Box trucks',
      text: 'A large, even roof that stands in the sun all day. Its power helps to run the tail lift, telematics and lighting.',
    },
    bus: {
      name: 'Buses',
      text: 'Modules along both sides of the roof help to supply displays, ventilation and on-board electronics.',
    },
    sightseeingCar: {
      name: 'Sightseeing cars',
      text: 'Slow, open and always out in the sun. Modules follow the canopy and top up the battery between rounds.',
    },
    skiWaxTruck: {
      name: 'Ski-wax trucks',
      text: 'A workshop on wheels beside the piste (here a trailer), where waxing irons and lamps find no socket. After snowfall the modules are cleared first.',
    },
  },
  weight: {
    title: 'What a square metre adds',
    text: 'Take 6 m² of roof as an example: about 18 kg of off-grid modules, or about 56 kg of glass modules.',
    glass: 'Glass module, derived',
    offGrid: 'Off-grid series',
    basis:
      'Glass is derived: SMF weighs about {smf-520.weightPerArea}, which is {lighterThanGlass} less than glass; hence about {glassModule}. Modules only, without adhesive, cables and brackets.',
  },
  bonding: {
    title: 'Bonding to a vehicle roof',
    text: 'Four things that decide whether a bonded module stays where it is.',
    layout: {
      title: 'Draw the roof to scale',
      text: 'Hatches, vents, aerials, seams. Leave room for the cable and for a brush. Where the roof curves, ask us before you order.',
    },
    surface: {
      title: 'Know the surface, test the bond',
      text: 'Painted metal, aluminium or glass-fibre? It must be clean, dry and sound. Bond a sample, let it cure and pull it off before the first module goes on.',
    },
    curing: {
      title: 'Give the adhesive time',
      text: 'One general-purpose structural silicone is applied at 5–40 °C and cures 3 mm in 12 hours (Sikasil SG-10). For yours, its own data sheet applies. Do not drive before it has cured.',
    },
    wiring: {
      title: 'Match the voltages',
      text: 'The open-circuit voltage must suit the charge controller, the controller the 12 V or 24 V battery. Leave the connectors on: under our 2019 manual, removing them voids the warranty.',
    },
  },
  heat: {
    title: 'Heat costs power',
    text: 'Bonded without an air gap, a module runs warmer and gives less. Plan for it when you size the battery, and keep modules away from vents that blow out hot air. What one test found is among the limits of eArc.',
  },
  cases: {
    title: 'Three worked examples',
    text: 'A motorhome, a box truck and a bus, laid out with example data. None of them is a customer’s vehicle.',
    motorhome: {
      place: 'Example: motorhome',
      text: 'Two modules, one on each side of the roof hatch.',
      roof: 'Glass-fibre roof',
      method: 'Bonded',
    },
    boxTruck: {
      place: 'Example: box truck',
      text: 'Six modules on the box, none above the cab.',
      roof: 'Aluminium roof',
      method: 'Bonded',
    },
    bus: {
      place: 'Example: city bus',
      text: 'Eight modules in two rows, with the air conditioning between them.',
      roof: 'Painted metal roof',
      method: 'Bonded',
    },
  },
  products: 'For the roof and for the bag',
  quote: {
    title: 'Ask about your vehicle',
    text: 'Tell us the vehicle, the free roof area, the surface and the battery voltage. We reply with a layout and what to test before bonding.',
  },
};
