import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Dos cubiertas de 2019: qué muestran las publicaciones y qué no',
  summary:
    'Un museo de Sídney y un pabellón deportivo de Waldkirch son dos proyectos con módulos eArc de aquel año de los que hay publicaciones. Hemos vuelto a leer lo publicado.',
  body: [
    'Los dos proyectos los describieron otros, no nosotros. Por eso son valiosos, y por eso solo repetimos lo publicado.',
    { heading: 'Sídney: Wharf 7, museo marítimo' },
    'En una cubierta muy inclinada se instalaron 812 módulos, 235 kW en total. El ahorro se cifra en unos 50 000 dólares australianos al año (Clean Energy Regulator, cer.gov.au).',
    { heading: 'Waldkirch, Alemania: pabellón deportivo' },
    'Aquí hay módulos con marco sujetos con grapas a una cubierta de zinc-titanio. Algunas noticias decían que estaban pegados; hicimos que se rectificaran. La potencia que se da es de 245 kW (pv-magazine.de, 5 de abril de 2019); otra publicación indica 190 kW (leichtbauwelt.de).',
    { heading: 'Qué se puede aprender' },
    {
      list: [
        'Una cubierta muy inclinada en Sídney, una metálica en Waldkirch: los módulos ligeros han encontrado su sitio en ambas; en Waldkirch, con grapas.',
        'Las cifras varían de una publicación a otra. Damos las dos en lugar de elegir la más favorable.',
        'Los pesos de entonces no son los de hoy: 2,5 kg/m² según el fundador; 3,5 kg/m² pegado y 4,5 kg/m² con marco según una noticia anterior. El SMF de hoy pesa unos {smf-520.weightPerArea}.',
      ],
    },
    { heading: 'Lo que queda abierto' },
    'Ninguna publicación da la producción de varios años, los daños ni el estado actual. Si tiene esos datos, [escríbanos](/about#media). Las demás fechas están en la [cronología](/about#history).',
  ],
};
