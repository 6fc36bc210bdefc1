import type { EngineeringText } from './text.ts';

export const es: EngineeringText = {
  documents: {
    commercial: 'Documentos de SMF y SMH',
    dragonfly: 'Documentos de SMH 520',
    smf520: 'Documentos de SMF 520',
    smf430: 'Documentos de SMF 430',
    offGrid: 'Documentos de los modelos 110 y 215',
    charger: 'Documentos del cargador',
    balcony: 'Documentos de los dos kits',
    balcony400: 'Documentos de Balcón 400',
    balcony800: 'Documentos de Balcón 800',
  },
  documentsText: 'Fichas técnicas, guías y parámetros en archivos, sin registro.',
  strings: {
    dragonfly: {
      title: '¿Cuántos Dragonfly admite una cadena?',
      text: 'El marco no cambia nada en el circuito: el límite lo ponen las heladas y la tensión del sistema. Introduzca sus módulos y la mañana más fría.',
    },
    smf520: {
      title: 'Compruebe su cadena',
      text: 'Introduzca el número de módulos y la temperatura mínima del emplazamiento. Verá la tensión de la cadena en la mañana más fría y cuántos módulos caben.',
    },
    smf430: {
      title: 'Compruebe una cadena de SMF 430',
      text: 'Con {smf-430.openCircuitVoltage} frente a {smf-520.openCircuitVoltage} (datos de ejemplo), SMF 430 tiene algo más de tensión que SMF 520. Una cadena llega algo antes al límite.',
    },
  },
  stringsBasis:
    'La tensión en circuito abierto y los coeficientes de temperatura son datos de ejemplo: módulos de vidrio de la misma clase en la lista CEC de NREL SAM. La tensión del sistema es la de nuestro manual de 2019.',
  chargeController: {
    title: '¿Sirve para su regulador de carga?',
    text: 'En serie, las tensiones de los módulos se suman, sobre todo con heladas. Introduzca la tensión máxima de entrada del regulador y vea si se respeta.',
    basis:
      'Todos los valores eléctricos son datos de ejemplo; el coeficiente de temperatura es el del ejemplo de SMF 520, en proporción a la tensión.',
  },
};
