import type { GuideText } from '../text.ts';

export const es: GuideText = {
  title: 'Vehículos: pegado y cableado',
  text: 'Para módulos de la serie sin conexión a red en autocaravanas, camiones de caja cerrada, autobuses y barcos: distribución, pegado sobre pintura, aluminio o fibra de vidrio, la entrada del cable y el circuito hasta la batería.',
  tools: [
    'Dibujo del techo con claraboyas, aireadores, antenas y juntas',
    'Plantillas de cartón del tamaño de los módulos',
    'Limpiador, almohadilla abrasiva y, si se exige, imprimación: los que indique la ficha técnica del adhesivo',
    'Adhesivo para carrocerías, de un solo lote y sin caducar, y la pistola de aplicación adecuada',
    'Cinta de enmascarar, separadores para el grosor del cordón, rodillo blando',
    'Muestras de la misma superficie para el ensayo de adherencia',
    'Pasacables con sellador, protección de cantos, abrazaderas',
    'Fusibles con portafusibles, cable de la sección que indique el manual del regulador de carga, multímetro',
  ],
  conditions: [
    'Lugar: en interior o a cubierto, llano y sin sol; el vehículo no se mueve hasta que el adhesivo haya curado.',
    'Superficie: pintura original en buen estado, aluminio desnudo o fibra de vidrio, preparados según la ficha técnica. La masilla, las zonas repintadas y los vinilos cuentan como superficies aparte; ensaye cada una.',
    'Temperatura y humedad: techo, módulo y adhesivo dentro del intervalo de la ficha técnica. Un techo oscuro al sol puede estar muy por encima.',
    'Curvatura: en una sola dirección, con el radio acordado con nosotros para este módulo.',
    'Carga: módulos, adhesivo y cables caben en la carga útil, y la altura no supera la de la documentación del vehículo.',
    'Personas: dos por módulo; para el circuito, alguien cualificado en instalaciones eléctricas de vehículos.',
  ],
  steps: {
    title: 'De la plantilla a la primera carga',
    steps: [
      {
        title: 'Colocar las plantillas',
        text: 'Las claraboyas deben poder abrirse, nadie debe tener que pisar un módulo y entre ellos debe caber un cepillo. Marque dónde quedan las cajas de conexiones y el pasacables.',
      },
      {
        title: 'Presentar los módulos',
        text: 'Coloque los módulos sin adhesivo, tienda los cables y marque los contornos con cinta de enmascarar.',
      },
      {
        title: 'Limpiar y preparar',
        text: 'Solo dentro de los contornos, de una vez y sin volver a tocar la superficie.',
      },
      {
        title: 'Pasar primero el cable al interior',
        text: 'Si taladra, hágalo donde lo permita el fabricante del vehículo y donde el plano del módulo que ha recibido muestre el cable, nunca sobre un refuerzo de la carrocería. Proteja el canto, selle el pasacables y deje un bucle de goteo.',
      },
      {
        title: 'Aplicar los cordones',
        text: 'A lo largo, en el sentido de la marcha, y con un cordón sin interrupciones en todo el borde delantero. Los separadores fijan el grosor del cordón.',
      },
      {
        title: 'Colocar y presionar',
        text: 'De un lado al otro, sin encerrar aire. Sujete los bordes el tiempo que indique la ficha técnica.',
      },
      {
        title: 'Conectar en el orden correcto',
        text: 'El manual del regulador de carga decide en qué orden se conectan la batería y los módulos, y en cuál se desconectan. El fusible va cerca de la batería.',
      },
      {
        title: 'Al principio, circular despacio',
        text: 'No circule hasta que el adhesivo haya curado. Pare tras los primeros kilómetros y revise cada borde delantero.',
      },
    ],
  },
  checks: [
    'El cordón es continuo a lo largo de cada borde delantero.',
    'Claraboyas, antenas y aireadores están libres y el agua corre.',
    'El pasacables es estanco: mójelo con manguera y mire dentro.',
    'Los cables están sujetos y no rozan; cada agujero lleva protección de cantos.',
    'La polaridad es correcta; la tensión en circuito abierto no supera la máxima de entrada del regulador de carga, tampoco con heladas.',
    'Los fusibles son del calibre que indican los manuales y están accesibles.',
    'La batería se carga; la tensión al final de la carga es la que indica su manual.',
    'Altura y peso constan en la documentación del vehículo, donde se exija.',
  ],
  care: [
    'Tras el primer viaje largo y antes de cada temporada: bordes delanteros, esquinas, pasacables.',
    'Lave a mano; mantenga los cepillos del túnel de lavado y la alta presión lejos de los bordes.',
    'Quite nieve y hojas sin rascar.',
    'Si un módulo se levanta por un borde, no siga circulando sin haberlo asegurado.',
  ],
  decisions: [
    {
      document: 'Manual de instalación del módulo',
      decides: 'Curvatura, cordones, distancias, cables y conectores, dónde no se puede pisar',
    },
    {
      document: 'Ficha técnica del adhesivo',
      decides:
        'Superficies, preparación, grosor del cordón, temperatura, cuándo puede circular el vehículo',
    },
    {
      document: 'Manual del regulador de carga',
      decides: 'Tensión y corriente máximas de entrada, secciones, fusibles, orden de conexión',
    },
    {
      document: 'Manual de la batería',
      decides: 'Tensión y corriente de carga, temperaturas, dónde puede instalarse',
    },
    {
      document: 'Fabricante del vehículo o de la carrocería',
      decides: 'Dónde se admiten agujeros y cargas, pintura, airbags y antenas, garantía',
    },
    {
      document: 'Administración e inspección técnica de vehículos',
      decides:
        'Si la altura, el peso o el circuito deben inspeccionarse y anotarse en la documentación',
    },
  ],
  record: {
    lines: [
      'Vehículo: marca, modelo, matrícula',
      'Superficie del techo, preparación',
      'Adhesivo: producto, lote, caducidad',
      'Temperatura de la superficie',
      'Ensayo de adherencia: fecha, dónde se produjo la rotura',
      'Regulador de carga y batería: modelos',
      'Puede circular desde: fecha, hora',
    ],
    columns: [
      'Módulo',
      'Bordes revisados',
      'Polaridad',
      'Voc medida (V)',
      'Fusible (A)',
      'Carga (A)',
      'Firma',
    ],
  },
};
