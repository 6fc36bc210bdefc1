import type { OffSeriesText } from './text.ts';

export const es: OffSeriesText = {
  title: 'Modelos 110 y 215 sin conexión a red',
  description:
    'Los parámetros de los dos modelos y un ejemplo de cálculo: cuántos módulos caben en el techo de un vehículo, con qué potencia y qué peso.',
  hero: {
    title: '¿Cuántos módulos caben en su techo?',
    text: 'Menos de los que sugiere la superficie. Aquí están los dos modelos con sus parámetros y una cuenta que puede repetir con una cinta métrica.',
    action: 'Ver el ejemplo de cálculo',
    alternative: 'Ver los parámetros',
  },
  parameters: {
    title: 'Parámetros básicos',
    text: 'Los datos de ejemplo están señalados. El peso por unidad de superficie, de unos {off-grid-215.weightPerArea}, no es uno de ellos.',
    basis:
      'Las dimensiones, los pesos y los valores eléctricos ocupan el lugar de una ficha técnica aún no publicada.',
  },
  fit: {
    title: 'Una cuenta sin trampas, en cuatro pasos',
    text: 'Un techo de ejemplo, calculado con las dimensiones de ejemplo de la tabla. Ponga sus propias cifras.',
    measure: {
      title: 'Medir la superficie libre',
      text: 'Entre aireadores, claraboyas y antenas, no el techo entero. Ejemplo: 3,2 m × 1,9 m.',
    },
    edges: {
      title: 'Descontar los bordes',
      text: 'Deje sitio para el aire, el agua y los cables. Ejemplo: 100 mm por cada lado; quedan 3,0 m × 1,7 m.',
    },
    count: {
      title: 'Probar los dos modelos en ambos sentidos',
      text: 'Ejemplo con 20 mm entre módulos. Modelo 215 ({off-grid-215.length} × {off-grid-215.width}): 2 × 2 = 4 a lo largo, 3 × 1 = 3 de través. Modelo 110 ({off-grid-110.length} × {off-grid-110.width}): 2 × 3 = 6 a lo largo, 5 × 1 = 5 de través.',
    },
    compare: {
      title: 'Comparar potencia y peso',
      text: 'En este techo de ejemplo, cuatro módulos grandes dan más que seis pequeños. En una franja estrecha puede ser al revés. El adhesivo y los cables se suman aparte; compruebe la carga útil en la documentación del vehículo.',
    },
  },
  result: {
    title: 'El resultado del ejemplo',
    power215: 'potencia nominal de cuatro módulos 215',
    weight215: 'peso de cuatro módulos 215',
    power110: 'potencia nominal de seis módulos 110',
    weight110: 'peso de seis módulos 110',
  },
  train: {
    text: 'Un tren de Byron Bay muestra lo que admite un techo grande: 6,5 kW en el tren y 30 kW en su cochera.',
    basis:
      'Según lo publicado sobre diciembre de 2017. La noticia no dice qué modelos se utilizaron.',
  },
  notice: {
    title: 'Espere al plano antes de cortar',
    text: 'Las dimensiones de esta página son datos de ejemplo. Fije los pasacables y los taladros solo con el plano del módulo que reciba.',
  },
  next: {
    title: 'Envíenos un croquis del techo',
    text: 'Superficie libre, obstáculos, curvatura, tensión de la batería: distribuimos los módulos y le decimos qué no cabe.',
    action: 'Pedir presupuesto',
    alternative: 'Solicitar una medida especial',
  },
};
