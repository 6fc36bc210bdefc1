import type { PlanningText } from './text.ts';

export const es: PlanningText = {
  title: 'Planificar un equipo solar de balcón',
  description:
    'De la cinta métrica al enchufe: barandilla, orientación, sombras, registro y viento, en cinco comprobaciones y con tres ejemplos.',
  introduction:
    'Una cinta métrica, una brújula y un día de sol: no hace falta más para saber si un equipo solar de balcón le conviene. Haga las cinco comprobaciones antes de pedir nada y anote las respuestas. Son lo que le preguntaremos para un presupuesto.',
  length: {
    title: '¿Cabe? Dos kits en una barandilla',
    text: 'Colgados en horizontal y dibujados a escala. En esta barandilla de ejemplo cabe un módulo y no caben dos. En la suya decide la cinta métrica.',
    single: 'Balcón 400, un módulo',
    pair: 'Balcón 800, dos módulos y 40 mm de separación',
    railing: 'Longitud libre de una barandilla de ejemplo',
    basis:
      'Longitud de un módulo: datos de ejemplo hasta que se publique la ficha técnica. En una esquina, los dos módulos de Balcón 800 se cuelgan en dos lados.',
  },
  checks: {
    title: 'Cinco comprobaciones, en este orden',
    text: 'Cualquiera puede poner fin al plan. Por eso van primero las más sencillas.',
    steps: [
      {
        title: 'Mida la barandilla',
        text: 'Anote la longitud libre, la altura desde el suelo hasta el pasamanos, el grosor de este y la separación entre barrotes. En nuestros datos de ejemplo, un módulo mide {balcony-400.length} por {balcony-400.width}. Las correas necesitan algo que rodear: los petos macizos y los paneles de vidrio piden otra fijación. Busque óxido y montantes sueltos.',
      },
      {
        title: 'Averigüe la orientación',
        text: 'El sur es lo que más produce a lo largo del año; en el hemisferio sur, el norte. El este rinde por la mañana y el oeste por la tarde, cuando mucha gente está en casa. En la barandilla, el módulo queda vertical y produce menos que uno inclinado.',
      },
      {
        title: 'Observe las sombras',
        text: 'Un día de sol, mire por la mañana, a mediodía y por la tarde. Las células de un módulo están conectadas en serie, así que una sombra estrecha puede costar más potencia de lo que sugiere su tamaño. Piense en los árboles, en el balcón de arriba y en el sol bajo del invierno.',
      },
      {
        title: 'Aclare la toma y el registro',
        text: '¿Hay una toma de corriente exterior y quién puede conectarse a ella? Pregunte a la distribuidora qué potencia y qué enchufe se permiten y quién debe registrar qué. Pida por escrito la autorización del propietario o de la comunidad. Si los equipos enchufables no están permitidos, pregunte a un electricista qué opciones hay.',
      },
      {
        title: 'Piense en el viento',
        text: 'Los pisos altos, las esquinas y los lugares abiertos reciben más. Pida al fabricante de la barandilla, al administrador de la finca o a un ingeniero de estructuras que confirme que montantes y fijaciones admiten la carga de viento adicional.',
      },
    ],
  },
  rules: {
    title: 'La normativa en España',
    points: [
      'Autoconsumo: rige el Real Decreto 244/2019, con dos modalidades, con excedentes y sin ellos. También un kit pequeño es una instalación de autoconsumo.',
      'Conexión: si puede enchufarse a una toma de corriente o necesita un circuito propio lo determinan el Reglamento electrotécnico para baja tensión (ITC-BT-40) y su distribuidora eléctrica. Pregunte antes a un instalador habilitado.',
      'Edificio: lo que cambia el aspecto exterior requiere el acuerdo de la comunidad de propietarios (Ley de Propiedad Horizontal, art. 7.1).',
      'Alquiler: pida el consentimiento de la propiedad por escrito (Ley de Arrendamientos Urbanos, art. 23).',
    ],
    basis:
      'Situación: noviembre de 2026; fuente: los textos citados, publicados en el BOE. Las normas cambian, y las comunidades autónomas y los ayuntamientos pueden exigir más: consulte a su distribuidora antes de comprar.',
  },
  wind: {
    text: 'En una barandilla, el peso es la cuestión menor. La mayor es el viento.',
    basis:
      'Los módulos pesan {balcony-400.weightPerArea}. Lo que añade el viento depende de la superficie, la altura y el lugar, y hay que comprobarlo en cada edificio.',
  },
  cases: {
    title: 'Tres balcones, tres decisiones',
    text: 'Ejemplos inventados que muestran adónde llevan las comprobaciones. Ninguno es un proyecto de un cliente.',
    west: {
      place: 'Barandilla corta, orientada al oeste',
      method: 'Balcón 400, colgado en horizontal',
      text: 'En este ejemplo hay sitio para un módulo. Produce por la tarde, cuando los inquilinos están en casa. La propietaria da su autorización por escrito.',
    },
    corner: {
      place: 'Balcón en esquina, este y sur',
      method: 'Balcón 800, un módulo a cada lado',
      text: 'Cada módulo tiene su propia entrada en el microinversor. Antes, un ingeniero de estructuras revisa el montante de la esquina, donde el viento de este ejemplo es más fuerte.',
    },
    north: {
      place: 'Lado norte, con un árbol delante',
      method: 'ninguno: no lo aconsejamos',
      text: 'Tanto la orientación como la sombra desaconsejan el módulo. En este ejemplo nuestra respuesta es no, y llega antes del pedido.',
    },
  },
  products: { title: 'Para la barandilla, y para quien no la tiene' },
  next: {
    title: '¿Tiene las cinco respuestas?',
    text: 'Envíenos sus notas: país, longitud y tipo de barandilla, orientación, sombras y de quién es el edificio.',
    kits: 'Ver los kits',
    quote: 'Pedir presupuesto',
    estimate: 'Ver una estimación',
  },
};
