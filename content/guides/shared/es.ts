import type { SharedText } from '../text.ts';

export const es: SharedText = {
  notice: {
    title: 'Esta guía orienta; los manuales deciden',
    text: 'Muestra el orden de los trabajos y lo que hay que comprobar. Son vinculantes el manual de instalación suministrado con su módulo o kit, los manuales de todo lo que conecte a él y la normativa de su país. Si la guía y un manual difieren, prevalece el manual. Los dibujos son esquemáticos, salvo las medidas que figuran en ellos, expresadas en mm.',
  },
  electricity: {
    title: 'Un módulo está bajo tensión siempre que recibe luz',
    text: 'No se puede apagar. Enchufe los conectores hasta oír el clic, no los separe nunca en carga ni los corte del cable: según nuestro manual de 2019, quitarlos anula la garantía. No use un módulo con la superficie, el cable o la caja de conexiones dañados.',
  },
  decisions: {
    title: 'Lo que no decide esta guía',
    text: 'Cuando hace falta un valor, como un par de apriete, una distancia, una temperatura o un tiempo, procede de la fuente que aquí se indica y no de esta guía.',
  },
  record: {
    title: 'Hoja de registro',
    text: 'Copie esta página, rellénela el mismo día de los trabajos y guárdela con los documentos de la instalación. Quien trabaje en ella más adelante la necesitará.',
  },
  tools: 'Herramientas y materiales',
  conditions: 'Condiciones: cuándo empezar y cuándo no',
  checks: 'Comprobaciones finales',
  care: 'Mantenimiento',
  lines: [
    'Lugar, dirección',
    'Fecha',
    'Estado del tiempo, temperatura del aire',
    'Realizado por',
    'Modelo y números de serie',
    'Manuales utilizados, con su edición',
  ],
};
