import type { StringCheckMessages } from '../en/string-check.ts';

export const messages: StringCheckMessages = {
  model: 'Módulo',
  modules: 'Módulos en serie',
  lowest: 'Temperatura mínima en el emplazamiento',
  highest: 'Temperatura máxima de célula',
  inverterMaximum: 'Tensión máxima de entrada del inversor o regulador de carga',
  mpptMinimum: 'Ventana MPPT desde',
  mpptMaximum: 'Ventana MPPT hasta',
  optional: 'opcional',
  calculate: 'Comprobar la cadena',
  result: 'Resultado',
  withinLimit: 'Dentro del límite: {voltage} a {temperature}, {margin} por debajo de {limit}.',
  tooHigh: 'Demasiado alta: {voltage} a {temperature}, {margin} por encima de {limit}.',
  noneFits: 'Ninguna longitud de cadena es adecuada para este inversor o regulador.',
  largest: 'Máximo en serie',
  smallest: 'Mínimo en serie, por la ventana MPPT',
  modulesCount: { one: '{value} módulo', other: '{value} módulos' },
  limitOfModule: 'Límite: tensión máxima del sistema del módulo',
  limitOfInverter: 'Límite: tensión máxima de entrada del inversor o regulador',
  openCircuitModule: 'Tensión en circuito abierto de un módulo a {temperature}',
  openCircuitString: 'Tensión en circuito abierto de la cadena a {temperature}',
  operatingCold: 'Tensión de trabajo de la cadena a {temperature}',
  aboveWindow: 'por encima de la ventana MPPT',
  belowWindow: 'por debajo de la ventana MPPT',
  withinWindow: 'dentro de la ventana MPPT',
  course: 'La cadena según la temperatura',
  method: 'Cómo se calcula',
  methodCold:
    'Cuanto más frías están las células, mayor es la tensión. Antes del amanecer están tan frías como el aire; por eso cuenta la temperatura mínima del aire:',
  methodHot:
    'La tensión de trabajo usa el coeficiente de temperatura de la potencia, porque no se conoce el de la propia tensión. Es, por tanto, una aproximación.',
  ruleFirst:
    'Prevalecen las normas locales y los límites del inversor. Esta comprobación no sustituye el proyecto de un electricista.',
  dataMissing: 'Aún no se dispone de los valores necesarios para estos modelos.',
  errorModules: 'Introduzca un número entero de 1 a {maximum}',
  errorRange: 'Introduzca un número de {minimum} a {maximum}',
  errorLimitRequired:
    'Introduzca la tensión máxima de entrada: no se conoce la tensión del sistema de este módulo',
  errorWindow: 'El extremo superior debe ser mayor que el inferior',
  errorHotter: 'La temperatura máxima debe ser mayor que la mínima',
};
