import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Antes de pegar: ensaye la adherencia en su propia cubierta',
  summary:
    'Un adhesivo agarra en un recubrimiento y falla en el siguiente. Un ensayo en la propia cubierta lleva unos días y le dice cuál de los dos tiene.',
  body: [
    'Los módulos sin marco se pegan sin perforación de la cubierta. A partir de ahí todo depende de dos capas que después nadie ve: el recubrimiento de la chapa y el adhesivo que lleva encima. Una ficha técnica no conoce ni su cubierta ni los años que tiene.',
    { heading: 'Por qué merece la pena ensayar' },
    'Una instalación pegada falló a los cuatro meses con un viento de 14 m/s, en parte porque no se había comprobado la adherencia (how-do-you-glue.de). Sobre recubrimientos de PVDF, el pegado no es fiable (support.s-5.com).',
    { heading: 'Cómo se ensaya' },
    {
      list: [
        'Averigüe qué recubrimiento tiene la chapa y cuántos años. Anote el óxido, el caleo y las partes sueltas.',
        'Elija varios puntos: al sol y a la sombra, en el borde y en el centro.',
        'Límpielos exactamente como se limpiará después toda la cubierta y deje que el limpiador se evapore.',
        'Aplique el adhesivo tal como se va a usar, con una tira de la que tirar.',
        'Espere a que haya curado del todo. Las instrucciones del adhesivo dicen cuánto tarda.',
        'Tire y observe la rotura. Debe producirse dentro del adhesivo. Si el adhesivo se desprende limpio, esa superficie no sirve tal como está.',
        'Fotografíe cada punto y guarde el registro con la documentación del proyecto.',
      ],
    },
    { heading: 'Lo que el ensayo no dice' },
    'No dice nada de la succión del viento en bordes y esquinas, ni de décadas de envejecimiento. Lo primero es cosa de un ingeniero de estructuras; lo segundo, de revisiones periódicas. Todos los pasos del pegado están en [Métodos de instalación](/eArc_install).',
  ],
};
