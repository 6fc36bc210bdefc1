import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Por qué decide el peso: el argumento de la carga en cifras',
  summary:
    'Muchas cubiertas podrían llevar módulos solares si pesaran menos. Un cálculo breve, con sus fuentes y sus límites.',
  body: [
    'Una nave se calcula para su propia cubierta, para la nieve, para el viento y poco más. Lo que queda es la reserva de capacidad portante. Si los módulos necesitan más, hay que reforzar la cubierta o dejarla vacía.',
    { heading: 'Las cifras' },
    {
      list: [
        'Un sistema convencional con módulos de vidrio añade una carga de al menos {minimumRoofLoad} (dato nuestro).',
        'Un módulo SMF pesa unos {smf-520.weightPerArea}, un {lighterThanGlass} menos que un módulo de vidrio. A eso se suman el adhesivo y los cables.',
        'Alrededor del {excludedRoofs} de las cubiertas comerciales e industriales queda excluido por ello, según nuestra estimación (2026). Otros hablan del 30 al 40 % de los edificios (couleenergy.com) o, en 2019, del 60 % de las cubiertas industriales (vwi.org).',
        'Más de 85 GW en cubiertas europeas quedan fuera de alcance por el peso (pv-magazine.com, 11 de marzo de 2026).',
        'Reforzar cuesta entre 100 000 y 250 000 € por megavatio (eu.longi.com).',
      ],
    },
    { heading: 'Los límites del argumento' },
    'Un peso bajo no sustituye un cálculo. El viento levanta antes un módulo ligero que uno pesado, la nieve pesa lo que pesa y, sin cámara de aire, un módulo se calienta más y da menos ([límites de eArc](/eArc#limits)).',
    'Lo honesto, pues, es decir esto: donde el vidrio pesa demasiado, un módulo ligero puede ser posible. Que lo sea o no lo decide, para cada cubierta, un ingeniero de estructuras. Con sus planos podemos [empezar a hablar](/home#quote).',
  ],
};
