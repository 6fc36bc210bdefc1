import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: '¿Cuántos módulos en serie? Decide la mañana más fría',
  summary:
    'Cuanto más frías están las células, más sube la tensión. Por eso la longitud de una cadena la fija la temperatura más baja del lugar, no los 25 °C de la ficha técnica.',
  body: [
    'En serie, los módulos suman sus tensiones. Uno de más puede pasar inadvertido en un día templado; en una mañana de helada lleva la cadena por encima del límite de los módulos y del inversor. Por eso el cálculo empieza por el frío.',
    { heading: 'El límite superior' },
    'La tensión en circuito abierto es la de un módulo a la luz cuando no circula corriente: la más alta que alcanza a una temperatura y una luminosidad dadas. Nuestro manual de 2019 indica, para los módulos eArc de entonces, una tensión máxima del sistema de {smf-520.maximumSystemVoltage} (manualshive.com). El inversor tiene su propia tensión máxima de entrada. La menor de las dos es el límite de la cadena.',
    { heading: 'El cálculo en palabras' },
    {
      list: [
        'Tome de la ficha técnica de su suministro la tensión en circuito abierto en condiciones estándar de ensayo y su coeficiente de temperatura.',
        'Busque la temperatura más baja que cabe esperar en el lugar, en una serie larga de mediciones y no en el último invierno. Al salir el sol, las células están más o menos tan frías como el aire.',
        'Calcule cuántos grados queda por debajo de 25 °C; en kelvin, el número es el mismo.',
        'Multiplique ese número por el coeficiente sin su signo y sume el resultado a la tensión en circuito abierto. Un coeficiente en %/K se pasa antes a voltios, como parte de esa tensión.',
        'Divida el límite por la tensión hallada y redondee hacia abajo, nunca hacia arriba.',
      ],
    },
    'El mismo manual da también un factor fijo: conductores y fusibles se dimensionan para 1,25 veces la corriente de cortocircuito y la tensión en circuito abierto. Divida también el límite por 1,25 veces la tensión en circuito abierto y quédese con el menor de los dos números. La normativa local prevalece sobre ambos.',
    { heading: 'Por qué no valen los ejemplos' },
    'Los valores eléctricos de nuestras páginas de producto están marcados como datos de ejemplo. Los de SMF 520 son de un módulo de vidrio de la misma clase de la lista CEC de NREL SAM. Muestran cómo se calcula y no deben usarse en un proyecto: cada desviación se multiplica por el número de módulos, y unos pocos voltios pueden suponer un módulo entero. Tampoco orienta la potencia, porque un módulo menos potente puede tener la tensión más alta.',
    { heading: 'El límite inferior y la comprobación' },
    'Con el calor del verano la tensión baja. La tensión de toda la cadena en el punto de máxima potencia debe quedar entonces dentro del margen de trabajo del inversor; si no, la cadena es demasiado corta. Antes de conectarla al inversor, compruebe la polaridad, mida la tensión de la cadena y anote ambas cosas, con la temperatura.',
    'La página de SMF 520 muestra [los pasos dibujados con datos de ejemplo](/product_data#strings). Para su proyecto, pida allí la ficha técnica y el archivo PAN de su suministro.',
  ],
};
