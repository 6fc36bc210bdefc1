import type { NewsText } from './text.ts';

export const es: NewsText = {
  adhesion: {
    title: 'Antes de pegar: ensaye la adherencia en su propia cubierta',
    summary:
      'Un adhesivo agarra en un revestimiento y falla en el siguiente. Un ensayo en la propia cubierta lleva unos días y le dice cuál de los dos tiene.',
    body: [
      'Los módulos sin marco se pegan sin perforación de la cubierta. A partir de ahí todo depende de dos capas que después nadie ve: el revestimiento de la chapa y el adhesivo que lleva encima. Una ficha técnica no conoce su cubierta ni su edad.',
      { heading: 'Por qué merece la pena ensayar' },
      'Una instalación pegada falló a los cuatro meses con un viento de 14 m/s, en parte porque no se había comprobado la adherencia (how-do-you-glue.de). Sobre revestimientos de PVDF, el pegado no es fiable (support.s-5.com).',
      { heading: 'Cómo se ensaya' },
      {
        list: [
          'Averigüe qué revestimiento tiene la chapa y cuántos años. Anote el óxido, el caleo y las partes sueltas.',
          'Elija varios puntos: al sol y a la sombra, en el borde y en el centro.',
          'Límpielos exactamente como se limpiará después toda la cubierta y deje que el limpiador se evapore.',
          'Aplique el adhesivo tal como se va a usar, con una tira de la que tirar.',
          'Espere a que haya curado del todo. Las instrucciones del adhesivo dicen cuánto tarda.',
          'Tire y observe la rotura. Debe producirse dentro del adhesivo. Si el adhesivo se desprende limpio, esa superficie no sirve tal como está.',
          'Fotografíe cada punto y guarde el registro con los papeles del proyecto.',
        ],
      },
      { heading: 'Lo que el ensayo no dice' },
      'No dice nada de la succión del viento en bordes y esquinas, ni de décadas de envejecimiento. Para eso hacen falta un ingeniero de estructuras y revisiones periódicas. Todos los pasos del pegado están en [Métodos de instalación](/eArc_install).',
    ],
  },
  standards: {
    title: 'IEC 61215 e IEC 61730: qué dicen las dos normas',
    summary:
      'Una pregunta si el módulo sigue funcionando; la otra, si es seguro. Ninguna responde cuánto durará en su cubierta.',
    body: [
      'Casi todas las fichas técnicas de un módulo solar llevan estos dos números. A menudo se leen como un único sello de calidad, pero son dos preguntas distintas.',
      { heading: 'IEC 61215: ¿sigue funcionando?' },
      'La norma trata de la cualificación del diseño y la aprobación de tipo. Unos módulos de muestra pasan ensayos que imitan el esfuerzo a la intemperie, como calor, frío, humedad y carga mecánica, y se mide su potencia antes y después.',
      { heading: 'IEC 61730: ¿es seguro?' },
      'Esta norma trata de la seguridad: una parte, de la construcción y los materiales; la otra, de los ensayos. Se ocupa de las descargas eléctricas, los incendios y los peligros mecánicos. UL 61730 es su edición para Estados Unidos. Un manual de 2019 indica, para los módulos de entonces, clase de aplicación A, clase de protección II y clase C de comportamiento frente al fuego.',
      { heading: 'Lo que va aparte' },
      'Niebla salina, corrosión por amoniaco, fuego, arena arrastrada por el viento y degradación inducida por potencial (PID) son ensayos independientes. Cuáles importan depende del lugar: un establo no es un puerto.',
      { heading: 'Lo que ningún certificado dice' },
      {
        list: [
          'Cuántos años durará un módulo en su caso: un ensayo de tipo no es un ensayo de vida útil.',
          'Si el adhesivo agarra en su revestimiento: solo lo dice un ensayo en su cubierta.',
          'Si el certificado corresponde a su modelo: compare la designación y pida el documento.',
        ],
      },
      'Nuestros documentos están en el [centro de descargas](/download). Lo que falta allí no se ha publicado.',
    ],
  },
  weight: {
    title: 'Por qué decide el peso: el argumento de la carga en cifras',
    summary:
      'Muchas cubiertas podrían dar energía solar si esta pesara menos. Un cálculo breve, con sus fuentes y sus límites.',
    body: [
      'Una nave se construye para su propia cubierta, para la nieve, para el viento y poco más. Lo que queda es la reserva de capacidad portante. Si los módulos necesitan más, hay que reforzar la cubierta o dejarla vacía.',
      { heading: 'Las cifras' },
      {
        list: [
          'Un sistema convencional de vidrio añade una carga de al menos {minimumRoofLoad} (dato de la empresa).',
          'Un módulo SMF pesa unos {smf-520.weightPerArea}, un {lighterThanGlass} menos que un módulo de vidrio. A eso se suman el adhesivo y los cables.',
          'Alrededor del {excludedRoofs} de las cubiertas comerciales e industriales queda excluido por ello (dato de la empresa). Otros hablan del 30–40 % de los edificios (couleenergy.com) o, en 2019, del 60 % de las cubiertas industriales (vwi.org).',
          'Más de 85 GW en cubiertas europeas están bloqueados por el peso (pv-magazine.com, 11 de marzo de 2026).',
          'Reforzar cuesta entre 100 000 y 250 000 euros por megavatio (eu.longi.com).',
        ],
      },
      { heading: 'Los límites del argumento' },
      'Un peso bajo no sustituye un cálculo. El viento levanta antes un módulo ligero que uno pesado, la nieve pesa lo que pesa y, sin cámara de aire, un módulo se calienta más: un ensayo a unos 44 °C dio alrededor de un 9 % menos de potencia (solar4rvs.com.au).',
      'La frase honesta es, pues: donde el vidrio pesa demasiado, un módulo ligero puede ser posible. Si lo es, lo decide un ingeniero de estructuras para cada cubierta. Con sus planos podemos [empezar a hablar](/home#quote).',
    ],
  },
  cases: {
    title: 'Dos cubiertas de 2019: qué muestran los informes públicos y qué no',
    summary:
      'Un museo de Sídney y un pabellón deportivo de Waldkirch son los proyectos con módulos eArc mejor documentados de aquel año. Hemos vuelto a leer los informes.',
    body: [
      'Los dos proyectos los describieron otros, no nosotros. Por eso son valiosos, y por eso solo repetimos lo publicado.',
      { heading: 'Sídney: Wharf 7, museo marítimo' },
      'En una cubierta muy inclinada se instalaron 812 módulos, 235 kW en total. El ahorro se cifra en unos 50 000 dólares australianos al año (Clean Energy Regulator, cer.gov.au).',
      { heading: 'Waldkirch, Alemania: pabellón deportivo' },
      'Aquí hay módulos con marco sujetos con grapas a una cubierta de zinc-titanio. Algunos informes decían que estaban pegados, y el fabricante lo corrigió. La potencia que se da es de 245 kW (pv-magazine.de, 5 de abril de 2019); otro informe dice 190 kW (leichtbauwelt.de).',
      { heading: 'Qué se puede aprender' },
      {
        list: [
          'Hay ejemplos desde hace años tanto en cubiertas inclinadas como en cubiertas metálicas con grapas.',
          'Las cifras varían de un informe a otro. Damos las dos en lugar de elegir la más bonita.',
          'Los pesos de entonces no son los de hoy: 2,5 kg/m² según el fundador; 3,5 kg/m² pegado y 4,5 kg/m² con marco según un informe anterior. El SMF de hoy pesa unos {smf-520.weightPerArea}.',
        ],
      },
      { heading: 'Lo que queda abierto' },
      'Ningún informe da la producción de varios años, los daños ni el estado actual. Quien tenga esos datos puede [escribirnos](/about#media). Las demás fechas están en la [cronología](/about#history).',
    ],
  },
};
