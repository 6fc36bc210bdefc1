import type { GuideText } from '../text.ts';

export const es: GuideText = {
  title: 'Kits de balcón',
  text: 'Para Balcón 400 y Balcón 800 en una barandilla firme: qué aclarar antes, cómo cuelgan un módulo dos personas, qué revisar una vez al año y cómo se desmonta.',
  tools: [
    'El kit completo: compruebe con la lista de contenido cuántas correas, ganchos, separadores y cuerdas de seguridad hay',
    'Cinta métrica',
    'Manta para apoyar el módulo',
    'Una segunda persona, guantes para ambas',
    'Cinta de balizamiento o una tercera persona para mantener despejado el suelo de abajo',
    'Paño suave para la barandilla',
  ],
  conditions: [
    'Tiempo: un día seco y sin viento. Si se levanta viento mientras trabaja, pare y recoja el módulo.',
    'Barandilla: montantes y fijaciones no se mueven ni tienen óxido. Si lleva vidrio, revestimiento o pantallas de ocultación, consulte antes al fabricante de la barandilla.',
    'Módulo: superficie, ojales, cable, conectores y caja de conexiones están intactos. No use un módulo dañado.',
    'Consentimiento: del propietario o de la comunidad, por escrito, antes de empezar.',
    'Debajo: que nadie pase ni se siente bajo la barandilla mientras usted trabaja.',
    'Usted: con los dos pies en el suelo del balcón. No se asome por encima del pasamanos ni se suba a nada. Si no alcanza el borde inferior sin riesgo desde el interior del balcón, no monte el módulo por su cuenta.',
    'Toma de corriente: una adecuada, según el manual del microinversor y la normativa de su país. Ni alargadores ni regletas.',
  ],
  variant: {
    title: 'Balcón 800: dos módulos',
    text: 'Deje una separación entre los módulos y ate a cada uno su propia cuerda de seguridad. En este kit (datos de ejemplo), cada módulo tiene su propia entrada en el microinversor; no conecte nunca los dos en serie, salvo que lo diga el manual.',
  },
  steps: {
    title: 'Desmontaje',
    steps: [
      {
        title: 'Desenchufar',
        text: 'Primero desenchufe; después espere el tiempo que indique el manual del microinversor. Solo entonces separe los conectores. Aun así, el propio módulo sigue bajo tensión siempre que recibe luz.',
      },
      {
        title: 'Dejar puesta la cuerda de seguridad',
        text: 'Se quita al final, cuando el módulo está dentro, sobre la manta.',
      },
      {
        title: 'Soltar las correas, primero las inferiores',
        text: 'Una persona sostiene el módulo; la otra suelta las correas inferiores y, después, las superiores. Páselo de vuelta por encima del pasamanos.',
      },
      {
        title: 'Guardarlo plano',
        text: 'Apoyado en toda su superficie, seco y sin nada encima. Guarde con él las correas, los ganchos, los separadores, la cuerda de seguridad, los manuales y esta guía.',
      },
    ],
  },
  checks: [
    'Cada correa está abrochada, plana y no se desliza al tirar de ella.',
    'La cuerda de seguridad está atada al módulo y a una parte resistente del balcón, no al pasamanos.',
    'Los separadores están firmes en su sitio; el módulo no ondea ni golpea.',
    'Nada toca el borde inferior, salvo las correas y los separadores; las jardineras y los toldos no llegan a rozarlo.',
    'Los cables forman un bucle de goteo y nadie puede tropezar con ellos.',
    'El microinversor cuelga a la sombra y con aire alrededor.',
    'Todo registro exigido de antemano está hecho; el plazo de cualquier otro está anotado.',
  ],
  care: [
    'Si se anuncia un temporal y tiene dudas, recoja el módulo.',
    'Tras cada temporal: correas, ojales, cuerda de seguridad.',
    'Una vez al año: compruebe las correas, los ojales y la cuerda de seguridad, y también los montantes y las fijaciones de la barandilla; mire si hay pintura rozada bajo las correas y revise el enchufe y el cable donde se dobla; para limpiar el módulo, recójalo y use agua y un paño suave.',
    'Si ve una correa, un ojal o la cuerda de seguridad deshilachados, rasgados o muy descoloridos, recoja el módulo. Cambie la correa o la cuerda de seguridad antes de volver a colgarlo; no use un módulo con un ojal dañado. Si el enchufe o el cable están dañados, desconecte el circuito antes de desenchufar. Si un montante o una fijación están flojos u oxidados, recoja el módulo. No vuelva a usarlos hasta que estén reparados.',
  ],
  decisions: [
    {
      document: 'Manual de instalación del kit',
      decides:
        'Barandillas para las que sirve, número de correas, altura y viento, si puede quedarse puesto durante un temporal',
    },
    {
      document: 'Manual del microinversor',
      decides:
        'Toma de corriente o conexión fija, tensión máxima de entrada, ubicación, tiempo de espera, datos para el registro',
    },
    {
      document: 'Propietario o comunidad',
      decides: 'Consentimiento, aspecto, qué hay que dejar como estaba',
    },
    {
      document: 'Fabricante de la barandilla',
      decides: 'Si admite la superficie adicional expuesta al viento, el vidrio o el revestimiento',
    },
    { document: 'Aseguradora', decides: 'Cobertura de lo que caiga o se rompa' },
    {
      document: 'Distribuidora eléctrica y normativa de su país',
      decides: 'Potencia máxima, enchufe, contador, registro y su plazo',
    },
  ],
  record: {
    lines: [
      'Barandilla: tipo, altura sobre el suelo',
      'Consentimiento: de quién, fecha',
      'Registro: dónde, número, fecha',
      'Microinversor: modelo, número de serie',
    ],
    columns: [
      'Fecha',
      'Correas y ojales',
      'Cuerda de seguridad',
      'Barandilla',
      'Cable y enchufe',
      'Firma',
    ],
  },
};
