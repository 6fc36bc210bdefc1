import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'El calor en un módulo pegado y cuándo compensa la cámara de aire',
  summary:
    'Las células calientes dan menos potencia y, sin aire detrás, un módulo se calienta más. Cómo leer los coeficientes y cuándo la cámara vale lo que pesa.',
  body: [
    'La potencia nominal se mide en el laboratorio, con las células a 25 °C. En una cubierta al sol están casi siempre más calientes que el aire. Lo que eso cuesta depende de dos cosas: cómo reaccionan las células al calor y con qué facilidad sale ese calor.',
    { heading: 'Cómo leer los coeficientes' },
    'Una ficha técnica indica cuánto cambia un valor por kelvin a partir de las condiciones estándar de ensayo. Una diferencia de un kelvin equivale a una diferencia de un grado Celsius.',
    {
      list: [
        'Potencia: su coeficiente de temperatura, en %/K, es negativo. Multiplicado por la diferencia de temperatura, da la pérdida. Cuenta la temperatura de la célula, no la del aire.',
        'Tensión en circuito abierto: su coeficiente, en V/K o %/K, también es negativo. La tensión baja con el calor y sube con el frío; por eso la mañana más fría limita la longitud de una cadena.',
        'Corriente: sube un poco con el calor, demasiado poco para compensar la tensión perdida.',
      ],
    },
    { heading: 'Lo que cuesta no tener cámara' },
    'Un módulo sobre carriles cede calor por delante y por detrás. Pegado en plano, le queda poco más que la cara delantera. Un ensayo con módulos flexibles a unos 44 °C de temperatura ambiente dio, sin cámara de aire, alrededor de un 9 % menos de potencia (solar4rvs.com.au). Es un solo ensayo con mucho calor: un orden de magnitud, no una regla.',
    'Cuando hace fresco o viento, o está nublado, la diferencia se reduce. Del ensayo y del modelo de temperatura de pvlib deducimos, para módulos inclinados y pegados, alrededor de un 6 % menos de producción anual que con módulos ventilados, dentro de un intervalo del 3 al 9 %.',
    { heading: 'Dónde compensa la cámara' },
    {
      list: [
        'En lugares calurosos, con poco viento y reserva de capacidad portante de sobra: allí un módulo de vidrio con aire detrás puede ser la mejor opción.',
        'En cubiertas planas que de todos modos necesitan una [subestructura de aluminio](/eArc_install#flat-roof): abierta por ambos extremos, deja pasar el aire, hasta donde lo permita el cálculo de viento.',
        'En barandillas de balcón y paredes, donde unos separadores dejan libre el dorso con poco esfuerzo.',
      ],
    },
    { heading: 'Dónde no compensa' },
    'Una cámara necesita carriles o un marco, y eso pesa. Si la reserva de capacidad portante solo basta para un módulo pegado, no se elige entre caliente y fresco, sino entre algo menos de electricidad y ninguna. Además, el viento entra bajo el módulo, lo que hay que calcular, y en un vehículo la cámara añade altura. Donde los veranos son suaves, aporta poco.',
    'Calcule, pues, desde el principio con el módulo pegado y lea los demás [límites de eArc](/eArc#limits) antes de decidir.',
  ],
};
