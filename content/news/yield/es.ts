import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Estimar producción y carga a mano: cinco pasos con fuentes',
  summary:
    'Para una primera estimación bastan lápiz y papel. Aquí va una para una cubierta en España, con sus fuentes, su margen y lo que deja fuera.',
  body: [
    'Ejemplo: 100 módulos SMF 520 en una cubierta de algún lugar de España. Ponga sus propias cifras mientras lee. El resultado dice si merece la pena mirar más de cerca, y nada más.',
    { heading: 'Pasos uno a tres: potencia y producción' },
    {
      list: [
        'Potencia: módulos × vatios ÷ 1000. 100 × {smf-520.nominalPower} ÷ 1000 = 52 kWp. Si solo conoce la superficie cubierta por módulos, calcule m² × 0,194; el factor sale de las medidas y la potencia de la clase de 520 W.',
        'Cubierta inclinada: potencia × producción media del país. 52 × 1611 = unos 83 800 kWh al año con módulos ventilados. Pegados sin cámara de aire, se calientan más: × 0,94 (0,91–0,97) deja unos 78 700 kWh.',
        'En horizontal y pegados: potencia × irradiación horizontal × 0,80 (0,75–0,85), y entonces no se aplica además el 0,94. 52 × 1670 × 0,80 = unos 69 500 kWh.',
      ],
    },
    { heading: 'De dónde salen las cifras' },
    'Producción e irradiación son valores diarios del Banco Mundial y Solargis (2020) × 365: 1611 kWh por kWp y 1670 kWh/m² al año. La producción supone una planta fija con inclinación óptima, un 3,5 % de pérdidas por suciedad, un 7,5 % de otras pérdidas y ninguna parada (Global Solar Atlas). El 0,94 lo hemos deducido de un ensayo con calor (solar4rvs.com.au) y del modelo de temperatura de pvlib-python; el 0,80 es también un cálculo nuestro.',
    'Según el lugar, la producción en España va de 1473 a 1703 kWh por kWp (de P10 a P90). En el ejemplo, inclinado y pegado, son entre unos 72 000 y 83 200 kWh.',
    { heading: 'Pasos cuatro y cinco: CO₂ y carga' },
    {
      list: [
        'CO₂ evitado: producción × factor de la red. 78 700 kWh × 146 g = unas 11,5 toneladas de CO₂ equivalente al año (Ember, 2024, a través de co2.js), siempre que cada kilovatio hora sustituya a otro de la red.',
        'Carga: módulo + adhesivo + cables, en kg/m². Un módulo SMF pesa unos {smf-520.weightPerArea}; los otros dos valores hay que pedirlos. Compare la suma con la reserva de capacidad portante de la cubierta. Si cabe, la respuesta no es «seguro», sino «merece el estudio de un ingeniero»; el viento y la nieve se calculan aparte.',
      ],
    },
    { heading: 'Lo que una estimación honesta deja fuera' },
    {
      list: [
        'Su emplazamiento: son medias de un país. El margen describe lugares, no años buenos y malos.',
        'Las sombras, la nieve, la degradación, los recortes de producción y toda orientación que no sea la mejor.',
        'El futuro de la red: su factor es una media y cambia.',
      ],
    },
    'Una estimación así no es un presupuesto, ni una garantía, ni una evaluación estructural. Para el paso siguiente, tenga a mano la dirección, los planos de la cubierta y la reserva de capacidad portante y [pida presupuesto](/home#quote).',
  ],
};
