import type { SolutionsText } from './text.ts';

export const es: SolutionsText = {
  title: 'Soluciones para balcón',
  description:
    'Barandillas, muros bajo ventanas, casetas y terrazas: dónde caben módulos ligeros en casa, con una estimación de producción paso a paso.',
  hero: {
    title: 'El sol también da en muros y barandillas',
    text: 'Alrededor de una vivienda hay superficies que nadie pensó para módulos solares. Con {balcony-400.weightPerArea}, muchas merecen una mirada y, después, una comprobación.',
    tool: 'Comprobar su barandilla',
    estimate: 'Seguir la estimación',
  },
  places: [
    {
      title: 'En la barandilla',
      text: 'Correas en lugar de taladros, y viento por todos los lados. [Así se cuelgan los kits](/product_balcony).',
    },
    {
      title: 'Bajo la ventana',
      text: 'El tramo de fachada entre dos ventanas suele estar soleado y vacío. El módulo necesita anclajes en el muro, una cámara de aire detrás y el permiso de quien sea dueño de la fachada. Es trabajo para un instalador, no para unas correas.',
    },
    {
      title: 'En la caseta del jardín',
      text: 'Una cubierta ligera de chapa es un caso para SMF: pegado, con unos {smf-520.weightPerArea}. Ensaye la adherencia en esa misma cubierta antes de nada. Un módulo pegado se calienta más que uno con aire detrás.',
    },
    {
      title: 'Alrededor de la terraza',
      text: 'Una barandilla baja o una pérgola reciben sol, y los invitados se apoyan en ellas. Mantenga módulos y cables lejos de pies, sillas y niños.',
    },
  ],
  cases: {
    title: 'Cuatro ejemplos',
    text: 'No son proyectos de clientes. Los lugares son inventados y muestran cómo procederíamos en cada caso.',
    railing: {
      place: 'Tercer piso, barandilla larga',
      method: 'dos módulos con correas',
      text: 'La barandilla del ejemplo mira al sur. El fabricante de la barandilla da el visto bueno a los montantes antes de pedir nada.',
    },
    window: {
      place: 'Casa adosada, muro bajo la ventana',
      method: 'un módulo sobre un carril, con aire detrás',
      text: 'En este ejemplo el muro es de ladrillo, así que el instalador puede elegir los anclajes adecuados.',
    },
    shed: {
      place: 'Caseta de jardín con cubierta de chapa',
      method: 'un módulo SMF, pegado',
      text: 'El ejemplo empieza con un ensayo de adherencia. Si falla, se opta por la fijación mecánica.',
    },
    terrace: {
      place: 'Azotea, esquina abierta',
      method: 'un módulo con correas en lugar de dos',
      text: 'Cabrían dos. El viento en la esquina de este ejemplo aconseja uno, en el lado resguardado.',
    },
  },
  estimate: {
    title: 'Una estimación de producción, paso a paso',
    text: 'Ejemplo: una barandilla orientada al sur en España, con los dos módulos del Balcón 800. Todas las cuentas, a la vista.',
    steps: [
      {
        title: 'Potencia',
        text: '2 módulos × 400 W ÷ 1000 = 0,8 kWp. La potencia de los módulos es un dato de ejemplo.',
      },
      {
        title: 'Producción del país con la mejor inclinación',
        text: 'La media de España es de 1611 kWh por kWp y año (Banco Mundial y Solargis, 2020). 0,8 × 1611 = unos 1289 kWh. El dato supone inclinación óptima, un 3,5 % de pérdidas por suciedad, un 7,5 % de otras pérdidas y ninguna parada.',
      },
      {
        title: 'De la mejor inclinación a la barandilla',
        text: 'Una barandilla es vertical. Multiplicamos por 0,70: una hipótesis de este ejemplo, sin fuente, que debe sustituirse por un cálculo para su lugar. 1289 × 0,70 = unos 902 kWh al año. Por detrás de los módulos pasa el aire, así que no se descuenta nada por pegado.',
      },
      {
        title: 'Margen',
        text: 'En España, la producción con la mejor inclinación va de 1473 a 1703 kWh por kWp (de P10 a P90). En el ejemplo son entre unos 825 y 954 kWh.',
      },
      {
        title: 'Dióxido de carbono',
        text: '902 kWh × 146 g = unos 132 kg de CO₂ equivalente al año (Ember, media de la red española en 2024), siempre que cada kilovatio hora sustituya a otro de la red.',
      },
      {
        title: 'Carga',
        text: 'Los módulos pesan {balcony-800.weight} en total (datos de ejemplo); se suman correas, microinversor y cable. Compare ese peso, y el viento, con lo que admite la barandilla. El mejor resultado nunca es «seguro», sino «merece el estudio de un ingeniero».',
      },
    ],
  },
  figures: {
    peakUnit: 'kWp',
    title: 'El ejemplo en cuatro cifras',
    power: 'potencia nominal',
    tilted: 'al año con la mejor inclinación',
    upright: 'al año en la barandilla vertical',
    carbon: 'de CO₂ equivalente al año, si todo sustituye a la red',
  },
  limits: {
    title: 'Lo que esta estimación no incluye',
    text: 'Es una media del país, no de su localidad ni de su balcón. El margen refleja diferencias entre lugares, no entre años buenos y malos. No incluye sombras, nieve, envejecimiento, limitaciones de la red ni el límite del inversor. La media de la red cambia cada año. No es un presupuesto, ni una garantía, ni un cálculo estructural.',
  },
  products: { title: 'Módulos para estos lugares' },
  quote: {
    title: 'Descríbanos el lugar',
    text: 'Barandilla, muro, caseta o terraza: indíquenos la localidad, la orientación, la superficie y qué le da sombra. Respondemos con una estimación para ese lugar.',
  },
};
