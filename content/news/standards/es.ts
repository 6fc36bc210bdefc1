import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'IEC 61215 e IEC 61730: qué dicen las dos normas',
  summary:
    'Una pregunta si el módulo sigue funcionando; la otra, si es seguro. Ninguna responde cuánto durará en su cubierta.',
  body: [
    'Casi todas las fichas técnicas de un módulo solar llevan estos dos números. A menudo se leen como un único sello de calidad, pero son dos preguntas distintas.',
    { heading: 'IEC 61215: ¿sigue funcionando?' },
    'La norma trata de la cualificación del diseño y la homologación. Unos módulos de muestra pasan ensayos que imitan el esfuerzo a la intemperie, como calor, frío, humedad y carga mecánica, y se mide su potencia antes y después.',
    { heading: 'IEC 61730: ¿es seguro?' },
    'Esta norma trata de la seguridad: una parte, de la construcción y los materiales; la otra, de los ensayos. Se ocupa de las descargas eléctricas, los incendios y los peligros mecánicos. UL 61730 es su edición para Estados Unidos. Nuestro manual de 2019 indica, para los módulos de entonces, clase de aplicación A, clase de protección II y clase de comportamiento al fuego C.',
    { heading: 'Lo que se ensaya aparte' },
    'Niebla salina, corrosión por amoniaco, fuego, arena arrastrada por el viento y degradación inducida por potencial (PID) son ensayos independientes. Cuáles importan depende del lugar: una nave ganadera no es un puerto.',
    { heading: 'Lo que ningún certificado dice' },
    {
      list: [
        'Cuántos años durará un módulo en su caso: un ensayo de tipo no es un ensayo de vida útil.',
        'Si el adhesivo agarra en su recubrimiento: solo lo dice un ensayo en su cubierta.',
        'Si el certificado corresponde a su modelo: compare la designación y pida el documento.',
      ],
    },
    'Nuestros documentos están en el [centro de descargas](/download). Los certificados los enviamos a petición.',
  ],
};
