import type { SeriesText } from './text.ts';

export const es: SeriesText = {
  title: 'Serie para balcón',
  description:
    'Módulos solares sin vidrio para la barandilla del balcón: {balcony-400.weightPerArea}, en dos kits. Qué incluyen, cómo se cuelgan y qué preguntar antes.',
  hero: {
    title: 'Energía solar para la barandilla que ya tiene',
    text: 'Los módulos de la serie para balcón pesan {balcony-400.weightPerArea}. Sin vidrio: una sola persona sube el módulo por la escalera y unas correas lo sujetan a la barandilla.',
    kits: 'Ver los kits',
    quote: 'Pedir presupuesto',
  },
  scale: {
    title: 'El mismo metro cuadrado, con vidrio y sin él',
    text: 'Una barandilla está hecha para evitar caídas, no para soportar cargas. Cada kilo que se quita es un kilo menos para los montantes y las fijaciones.',
    glass: 'Módulo de vidrio (valor calculado)',
    ours: 'Serie para balcón',
    basis:
      'Solo el módulo, sin correas, inversor ni cable. El valor del vidrio es calculado, no medido: un módulo SMF pesa unos {smf-520.weightPerArea}, un {lighterThanGlass} menos que uno de vidrio.',
  },
  contents: {
    title: 'Qué incluye un kit',
    text: 'Esta lista contiene datos de ejemplo: muestra lo que cabe esperar. Su presupuesto indicará las piezas previstas para su país.',
    parts: [
      'Módulos solares sin vidrio: uno en el Balcón 400, dos en el Balcón 800',
      'Correas y ganchos para la barandilla, una cuerda de seguridad por módulo y separadores que dejan aire detrás del módulo',
      'Un microinversor, que convierte en alterna la corriente continua de los módulos',
      'Cable y enchufe, en la versión de su país',
      'Un manual de instalación con las comprobaciones de barandilla, correas y viento',
    ],
  },
  kits: {
    title: 'Dos kits, un mismo módulo',
    text: 'Los dos kits usan el mismo módulo. Deciden la longitud de su barandilla y la potencia que se permite conectar donde vive.',
    basis:
      '{balcony-400.weightPerArea} es un dato de producto: lo que pesa un metro cuadrado del módulo sin vidrio, no un módulo entero. Lo marcado como datos de ejemplo ocupa el lugar de los valores de la ficha técnica. Tensiones y medidas se refieren a un módulo.',
  },
  hanging: {
    title: 'Con correas, sin taladro',
    text: 'Las correas pasan por los ojales del borde superior, rodean el pasamanos y vuelven. Otras correas sujetan el borde inferior y unos separadores evitan que toque el forjado. No se taladra nada, así que tampoco hay agujeros que tapar al mudarse. El aire de detrás también ayuda: se lleva el calor.',
    action: 'Planificar su balcón',
  },
  rules: {
    title: 'Pregunte antes de enchufar',
    text: 'Las normas para los equipos solares enchufables cambian de un país a otro: qué potencia se admite, qué enchufe, quién registra la instalación y dónde, y si se puede conectar siquiera a una toma de corriente. Pregunte a su distribuidora eléctrica. Si vive de alquiler, consulte también al propietario; si el piso es suyo, a la comunidad. Lo que rija en su dirección prevalece sobre lo que diga esta página.',
  },
  faq: {
    title: 'Tres preguntas sobre el balcón',
    questions: [
      {
        question: '¿Aguantará mi barandilla?',
        answer:
          'Una foto no basta para saberlo, ni a nosotros ni a nadie. Los módulos añaden {balcony-400.weightPerArea}, pero el viento puede tirar más que el peso. Pregunte al fabricante de la barandilla, al administrador de la finca o a un ingeniero de estructuras si los montantes y las fijaciones admiten la carga de viento adicional. Una barandilla suelta o corroída no es sitio para un módulo.',
      },
      {
        question: '¿Rinde lo suficiente un módulo en vertical?',
        answer:
          'Produce menos que con la mejor inclinación. Cuánto menos depende del lugar, de la orientación y de las sombras. Hemos desarrollado un ejemplo completo, con todas las hipótesis a la vista.',
      },
      {
        question: '¿Puedo llevarme el kit si me mudo?',
        answer:
          'Sí. Se desenchufa, se sueltan las correas y se baja. Antes de volver a montarlo, revise correas y ojales, compruebe la nueva barandilla desde el principio y registre la instalación en la nueva dirección si allí es obligatorio.',
      },
    ],
    action: 'Ver el ejemplo de cálculo',
  },
  quote: {
    title: 'Pregúntenos por un kit para su balcón',
    text: 'Indíquenos el país, la longitud y el tipo de barandilla y hacia dónde está orientada. También nos ayuda saber de quién es el edificio.',
  },
};
