import type { ArticleText } from '../../seed-article.ts';

export const es: ArticleText = {
  title: 'Cómo leer la ficha técnica de un módulo solar, línea por línea',
  summary:
    'Potencia, tensiones, coeficientes, peso: qué dice cada línea, en qué condiciones vale y qué significa «datos de ejemplo» en nuestras páginas.',
  body: [
    'Una ficha técnica describe un módulo en el laboratorio. No promete nada sobre su cubierta, pero permite comparar dos módulos, siempre que se sepa en qué condiciones vale una cifra.',
    { heading: 'Potencia y eficiencia' },
    'La potencia nominal vale en condiciones estándar de ensayo (STC): irradiancia fija y células a 25 °C. A la intemperie esas condiciones rara vez se dan. La eficiencia es esa potencia dividida por la superficie del módulo y por la irradiancia del ensayo. Una eficiencia mayor ahorra superficie, no necesariamente dinero. Para la clase de 520 W se ha publicado un {smf-520.efficiency} (unitedpowerpartners.com).',
    { heading: 'Tensiones, corrientes, coeficientes' },
    {
      list: [
        'Tensión en circuito abierto: la tensión sin carga. Junto con la temperatura más baja, limita el número de [módulos por cadena](/product_data#strings).',
        'Corriente de cortocircuito: con ella se dimensionan cables y fusibles. Nuestro manual de 2019 pide 1,25 veces su valor (manualshive.com).',
        'Tensión y corriente en el punto de máxima potencia: multiplicadas dan la potencia nominal, salvo redondeo. Si no, pregunte.',
        'Coeficientes de temperatura: el cambio por kelvin. Un módulo pegado se calienta más que uno con cámara de aire, así que su coeficiente de potencia cuenta más.',
      ],
    },
    { heading: 'El peso: por superficie, no por módulo' },
    'Un módulo grande pesa más que uno pequeño, y eso no dice nada. Una cubierta se calcula por metro cuadrado. Compare, pues, el peso por unidad de superficie y compruébelo: el peso dividido entre el producto del largo por el ancho. Para SMF 520 indicamos unos {smf-520.weightPerArea}. Los {smf-520.weight} publicados, en {smf-520.length} × {smf-520.width}, dan unos 2,9 kg/m². Ese peso se convirtió a partir de libras enteras (unitedpowerpartners.com), y el redondeo por sí solo puede explicar la diferencia. Pregunte qué valor rige para su suministro. A eso se suman el adhesivo, las grapas y los cables.',
    { heading: 'Certificados y datos de ejemplo' },
    'Un certificado dice que unas muestras de un tipo han superado los ensayos de una norma, como IEC 61215 o IEC 61730. Vale para los tipos que nombra y no dice nada de su adhesivo, de su cubierta ni de los años por venir. Una marca en la ficha técnica no lo sustituye: pida el documento.',
    'Donde no hemos publicado un valor de un módulo, nuestras páginas muestran a veces uno marcado como dato de ejemplo. Los valores eléctricos de SMF 520 proceden de un módulo de vidrio de la misma clase de la lista CEC de NREL SAM; otros solo muestran qué va en ese lugar. Sirven para seguir un cálculo, pero no para un proyecto ni para encargar cables.',
    'Lo publicado está en el [centro de descargas](/download). Si allí falta un documento de su modelo, puede pedirlo en esa misma página.',
  ],
};
