import { certificateTexts } from '../../products/shared/es.ts';
import type { ProductBasics } from './text.ts';

export const es: ProductBasics = {
  parameters: {
    title: 'Parámetros básicos de SMF y SMH',
    text: 'Los tres módulos, uno junto a otro, en condiciones estándar de ensayo salvo que se indique otra cosa. Lo que se necesita para calcular está en la página de cada módulo.',
    basis:
      'Fuentes como en las páginas de los módulos. Datos eléctricos de ejemplo: módulos de vidrio de la misma clase en la lista CEC de NREL SAM.',
  },
  certificateTexts,
  testing: {
    productOff: {
      title: 'A qué ensayos se someten nuestros módulos',
      text: 'Estas son nuestras normas y organismos, con cinco ensayos de durabilidad: niebla salina, corrosión por amoniaco, fuego, arena arrastrada por el viento y PID. Qué certificado cubre el modelo sin conexión a red se lo decimos en el presupuesto.',
    },
    offSeries: {
      title: 'Certificados para 110 y 215',
      text: 'Un certificado nombra los modelos que cubre: pida el que nombre el suyo. La homologación del vehículo o del barco es otra cuestión y corresponde al organismo de su país.',
    },
    charger: {
      title: 'Ensayos y certificación del cargador',
      text: 'Las normas y los organismos son los de nuestros módulos. Antes de contar con ellos para un módulo plegable con cable, pida los documentos de su suministro.',
    },
    balcony: {
      title: 'Ensayados para la intemperie',
      text: 'En un balcón se ensayan dos cosas: el módulo y el sistema enchufable en su conjunto. Las normas y los organismos son los de nuestros módulos en general; pida también los documentos del microinversor.',
    },
    balcony400: {
      title: 'Documentos para el propietario y la distribuidora',
      text: 'Antes de registrar Balcón 400, pídanos el certificado que nombra su módulo. Recibirá un archivo que puede reenviar.',
    },
    balcony800: {
      title: 'Un certificado para los dos módulos',
      text: 'Los dos módulos del kit son del mismo tipo; el certificado que nombra ese tipo vale para ambos.',
    },
  },
  questions: {
    offSeries: {
      title: 'Tres preguntas sobre los dos modelos',
      questions: [
        {
          question: '¿Cuál de los dos cabe en mi techo?',
          answer:
            'Dibuje los dos como en el ejemplo: el grande en una superficie lisa, el pequeño en las franjas entre claraboyas. Cuenta lo que cabe entre los bordes, no la superficie libre.',
        },
        {
          question: '¿Pueden compartir un regulador de carga?',
          answer:
            'En una misma cadena, no: los módulos en serie comparten la corriente y la fija el menor. Dé a cada modelo un regulador o una entrada propia.',
        },
        {
          question: '¿Cuánto peso gana el techo?',
          answer:
            'Unos {off-grid-215.weightPerArea}: es el peso de un metro cuadrado, no el de un módulo entero. Con adhesivo y cables debe caber en la carga útil que figura en la documentación del vehículo.',
        },
      ],
    },
    charger: {
      title: 'Tres preguntas sobre el cargador',
      questions: [
        {
          question: '¿Puede cargar mientras conduzco?',
          answer:
            'Está hecho para desplegarlo allí donde usted se detiene. Detrás de una ventanilla recibe menos luz, y suelto en el techo se lo lleva el viento.',
        },
        {
          question: '¿Puede mojarse?',
          answer:
            'No tenemos un grado de protección que publicar. Trátelo como un aparato electrónico: pliéguelo cuando llueva y mantenga secos los conectores y la caja de conexiones.',
        },
        {
          question: '¿Qué significan {charger-60.nominalPower} en la práctica?',
          answer:
            'Son un valor de laboratorio y un dato de ejemplo. La calima, el ángulo y el calor se llevan una buena parte, así que cuente con bastante menos.',
        },
      ],
    },
    balcony800: {
      title: 'Preguntas sobre dos módulos',
      questions: [
        {
          question: '¿Puedo conectar {balcony-800.nominalPower}?',
          answer:
            'Depende de su país y de la potencia del microinversor, no solo de los módulos. La distribuidora le dirá qué se puede enchufar y qué hay que registrar.',
        },
        {
          question: '¿Puedo empezar con un módulo y añadir el segundo?',
          answer:
            'Sí: en este kit cada uno tiene su propia entrada (datos de ejemplo). Compruebe de nuevo la barandilla para la superficie mayor y modifique el registro si lo hay.',
        },
        {
          question: '¿Y si un módulo queda a la sombra?',
          answer:
            'El otro sigue produciendo. Cuelgue el segundo donde no llegue la sombra de los montantes ni de los balcones vecinos.',
        },
      ],
    },
  },
};
