import type { BrandText } from './text.ts';

export const es: BrandText = {
  title: 'Nombres y logotipo',
  description:
    'Qué designan los nombres eArc, SMF y SMH «Dragonfly», cómo se escriben y cómo pueden usarlos los socios y la prensa.',
  hero: {
    title: 'La e minúscula, la A mayúscula',
    text: 'eArc es el nombre de una tecnología, y es fácil equivocarse con cuatro letras. Esta página es para socios, redacciones y traductores que quieran escribirlo bien.',
    action: 'Cómo se escriben los nombres',
    alternative: 'Usar el logotipo',
  },
  names: [
    { heading: 'Qué designan los nombres' },
    'eArc es la tecnología: células de silicio cristalino en un laminado sin vidrio. Este sitio lleva el mismo nombre.',
    {
      list: [
        'SMF: módulos sin marco, para pegar.',
        'SMH: módulos con marco de montaje integrado de fábrica, para fijación mecánica. También se llaman «Dragonfly».',
        'Sin conexión a red, balcón y cargador solar portátil describen un uso. No son nombres, así que se traducen.',
      ],
    },
    'SMF y SMH son códigos de tipo; no los desarrolle. El número que les sigue es la potencia nominal en vatios. En publicaciones y manuales anteriores encontrará la grafía «eArche» para la misma tecnología.',
  ],
  writing: {
    title: 'Cómo se escriben',
    text: 'Estos cinco casos resuelven casi todas las dudas.',
    right: 'Escriba',
    wrong: 'Evite',
    rows: [
      ['Tecnología', 'eArc', 'Earc o EARC', 'También en los títulos y al comienzo de una frase.'],
      [
        'Con un sustantivo',
        'módulos eArc',
        'los eArcs',
        'El nombre no tiene plural; va tras el sustantivo.',
      ],
      ['Modelo', 'SMF 520', 'SMF520W', 'Con espacio y sin la unidad.'],
      [
        'Segundo nombre',
        'SMH «Dragonfly»',
        'Dragon Fly o DragonFly',
        'Primero el código y después el nombre entre comillas. No se traduce.',
      ],
      [
        'Cifras',
        'unos {smf-520.weightPerArea}, solo el módulo',
        'el módulo más ligero de todos',
        'Una cifra con su base en vez de un superlativo.',
      ],
    ],
  },
  wordmark: {
    title: 'El logotipo',
    text: 'Dos arcos, uno dentro de otro, y el nombre al lado: letra redonda sobre un fondo liso. Deje libre alrededor al menos la altura de los arcos. No lo deforme, no lo perfile, no le cambie el color, no lo incline y no lo una a su propio logotipo. Los archivos para fondos claros y oscuros están en el material de prensa.',
    action: 'Archivos del logotipo',
  },
  use: [
    { heading: 'Lo que pueden decir los socios' },
    {
      list: [
        '«Instalamos módulos eArc»: si es cierto, no hace falta preguntar.',
        '«Apto para módulos eArc»: si lo ha ensayado y puede mostrar cómo.',
        '«Socio oficial» o «instalador formado por eArc»: solo con nuestra autorización por escrito.',
        'eArc como parte del nombre de su empresa o de su dirección web: no, por favor.',
      ],
    },
    'Las marcas de certificación como IEC 61215, UL 61730, TÜV o VDE valen para el modelo que figura en el certificado, no para todo un sistema ni para su empresa. En caso de duda, nombre el modelo y omita la marca.',
  ],
  next: {
    title: '¿Duda con una frase?',
    text: 'Envíenosla antes de que vaya a imprenta. Es más fácil que corregirla después.',
    action: 'Contacto de prensa',
    alternative: 'Centro de descargas',
  },
};
