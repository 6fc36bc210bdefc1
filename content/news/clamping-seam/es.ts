import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Cubierta de junta alzada: cuándo elegir grapas en vez de pegado',
  summary:
    'Una grapa agarra la junta y no necesita taladro. Cuándo es el mejor camino, qué separación de grapas da nuestro manual de 2019 y qué es SMH «Dragonfly».',
  body: [
    'Una cubierta de junta alzada trae su propio agarre: la junta. La grapa la sujeta sin perforación de la cubierta. También se puede pegar, si entre las juntas hay suficiente ancho plano. Cuál de los dos métodos conviene lo decide la cubierta.',
    { heading: 'Cuatro razones a favor de la grapa' },
    {
      list: [
        'No se sabe qué recubrimiento hay, o el adhesivo agarra mal en él. Sobre recubrimientos de PVDF, el pegado no es fiable (support.s-5.com); la grapa no depende del recubrimiento.',
        'Hay que trabajar con frío o humedad. La fijación mecánica no tiene tiempo de curado.',
        'Habrá que retirar los módulos más adelante, por ejemplo para trabajar en la cubierta. Una grapa se puede soltar.',
        'La fijación debe poder revisarse. La grapa se ve y su par de apriete se comprueba; el pegado queda oculto bajo el módulo.',
      ],
    },
    'En contra está el peso. SMH pesa {smh-520.weightPerArea} y un SMF pegado, unos {smf-520.weightPerArea}; a eso se suman las grapas, el adhesivo y los cables. Además, la grapa transmite la succión del viento a la junta en puntos concretos. Por eso el ingeniero de estructuras comprueba también qué sujeta la chapa al edificio, y la chapa debe poder seguir dilatándose con el calor.',
    { heading: 'Waldkirch: el caso documentado' },
    'En un pabellón deportivo de Waldkirch (Alemania) hay módulos eArc con marco sujetos con grapas sobre zinc-titanio. Las noticias de que estaban pegados eran erróneas, e hicimos que se corrigieran. Se habla de 245 kW (pv-magazine.de, 5 de abril de 2019); otra publicación da 190 kW (leichtbauwelt.de).',
    'Son módulos con marco de aquella época, no el Dragonfly de hoy. El caso muestra que el método se usa, pero no da la producción de varios años.',
    { heading: 'Separación de las grapas en nuestro manual de 2019' },
    'Nuestro manual de instalación de aquel año da estos intervalos, según el número de células (manualshive.com, earc-sma160m-4x09dw, página 15):',
    {
      list: [
        '6 × 12 células: 250–450 mm',
        '6 × 10 células: 210–400 mm',
        '4 × 9 células: 200–350 mm',
      ],
    },
    'Valen para los módulos de entonces. Antes de usar una cifra así, consulte desde qué punto se mide y para qué carga rige. Para su módulo deciden el manual que lo acompaña y el cálculo de viento.',
    { heading: 'Qué es SMH «Dragonfly»' },
    'SMH «Dragonfly» es el módulo eArc que sale de fábrica con el marco de montaje ya puesto: {smh-520.nominalPower}, {smh-520.weightPerArea}, un {dragonflyLighterThanGlass} más ligero que un módulo de vidrio con marco. Con el marco integrado, la instalación requiere un {installationTimeSaving} menos de tiempo. Son datos nuestros; cuánto ahorre usted depende de la cubierta, del acceso y del equipo.',
    'Qué grapa encaja depende de la forma y del metal de la junta. Mida la altura de las juntas y la separación entre ellas, tenga una foto a mano y [descríbanos su cubierta](/dragonfly#quote).',
  ],
};
