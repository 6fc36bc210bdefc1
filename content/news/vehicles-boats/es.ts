import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Energía solar en vehículos y barcos: qué medir antes de consultar',
  summary:
    'Superficie libre, curvatura, peso y tensión: con estos cuatro datos por escrito, ya la primera respuesta sirve, sea para autocaravana, camión, autobús, tren o yate.',
  body: [
    'Un techo que se mueve es más pequeño que el de un edificio y está más ocupado, y cada kilo que lleva viaja a bordo. Antes de preguntar por módulos, conviene anotar cuatro cosas. Bastan una cinta métrica, un listón recto y la documentación del vehículo.',
    { heading: 'Superficie y curvatura' },
    {
      list: [
        'Superficie: dibújela a escala, con escotillas, claraboyas, aireadores, antenas, juntas y mástiles, y anote la altura de cada uno. La sombra sobre una célula puede frenar toda una cadena de células.',
        'Márgenes: deje sitio para los bordes, el desagüe, el cable y un cepillo y, en un barco, para que pase la tripulación.',
        'Curvatura: apoye el listón a través de la curva, de modo que su centro toque el techo y la separación h sea igual en los dos extremos. Si a es la mitad de la longitud del listón, el radio es r = (a² + h²) ÷ 2h. Ejemplo: a = 1 m y h = 5 cm dan unos 10 m.',
        'Dirección: repita la medida a lo largo. Si allí también hay separación, la superficie es una cúpula, y un módulo solo sigue un cilindro. No publicamos un radio mínimo; el suyo se comprueba para cada modelo.',
        'Material: la pintura, el gelcoat, el aluminio y la fibra de vidrio no se pegan igual. Anote el material, el recubrimiento y su antigüedad.',
      ],
    },
    { heading: 'El peso disponible' },
    'Pese el vehículo tal como viaja, con personas, agua y equipaje, y reste el resultado de la masa máxima autorizada que figura en su documentación. Lo que queda es el margen. Los módulos de la serie sin conexión a red pesan unos {off-grid-215.weightPerArea}; se suman adhesivo, cables, regulador de carga y batería. En autobuses y trenes, pregunte además cuánto admite el propio techo. En un yate cuenta la altura: cada kilo en cubierta queda muy por encima de la quilla.',
    { heading: 'Tensión y consumo diario' },
    'Anote la tensión de la batería y la tensión máxima de entrada del regulador de carga. Con el frío, la tensión en circuito abierto sube y debe quedar por debajo de ese límite. Con el calor, la tensión baja y aun así debe superar la tensión de carga de la batería. Después sume el día: vatios × horas de cada aparato. Cómo se adaptan los módulos a [12 V y 24 V](/product_off#voltage) se explica en la página de la serie.',
    { heading: 'Byron Bay: el tren documentado' },
    'En diciembre de 2017, un tren solar de Byron Bay (Australia) llevaba 6,5 kW de módulos, y su cochera tenía otros 30 kW (northernstar.com.au). La mayor parte estaba, por tanto, en el edificio: una idea que merece atención allí donde los vehículos vuelven a su base. La noticia no dice qué modelos se utilizaron.',
    { heading: 'Lo que la cinta métrica no dice' },
    'La adherencia solo se ve en una muestra de su superficie. La normativa contra incendios y la homologación dependen del vehículo y del país; consulte al organismo competente antes de pegar el primer módulo.',
    'Si las medidas estándar no encajan, envíenos una [solicitud a medida](/off_grid#custom-request). Puede adjuntar fotos y planos.',
  ],
};
