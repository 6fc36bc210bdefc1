import type { Kit400Text } from './text.ts';

export const es: Kit400Text = {
  title: 'Balcón 400: un módulo para un balcón pequeño',
  description:
    'El Balcón 400 es para quien vive de alquiler y tiene poca barandilla: un módulo sin vidrio, montado sin taladrar, que se lleva al mudarse.',
  hero: {
    title: 'El balcón es alquilado, la electricidad es suya',
    text: 'Un módulo, un microinversor, un enchufe. El Balcón 400 está pensado para una barandilla que es corta y no es suya: se sujeta sin un solo agujero y se muda con usted.',
    parameters: 'Ver los parámetros',
    planning: 'Planificar su balcón',
  },
  tenant: {
    title: 'Lo primero que preguntan los inquilinos',
    questions: [
      {
        question: '¿Cabe?',
        answer:
          'En nuestros datos de ejemplo, el módulo mide {balcony-400.length} de largo y, colgado en horizontal, {balcony-400.width} de alto. Mida el tramo libre de la barandilla, sin jardineras ni bajantes, y mire hasta dónde llegaría el borde inferior.',
      },
      {
        question: '¿Podré subirlo?',
        answer:
          'El módulo pesa {balcony-400.weight} (datos de ejemplo) y lo lleva una persona. Para colgarlo hacen falta dos: una lo sostiene y la otra abrocha las correas.',
      },
      {
        question: '¿Deja marcas?',
        answer:
          'No se taladra ni se pega nada. Ponga la cara blanda de las correas contra la pintura y revise lo que hay debajo una vez al año. Queda preguntar al propietario, y es mejor hacerlo antes que después.',
      },
    ],
  },
  figures: {
    title: 'Qué cuelga de la barandilla',
    perArea: 'peso por unidad de superficie',
    weight: 'el módulo',
    power: 'potencia nominal',
    thickness: 'espesor del laminado',
  },
  mounting: {
    title: 'Montaje en cinco pasos',
    text: 'Entre dos personas, en un día seco y sin viento. Prevalece el manual de instalación de su kit.',
    steps: [
      {
        title: 'Compruebe la barandilla',
        text: 'Muévala con fuerza y mire montantes y fijaciones. Si algo está suelto o corroído, el trabajo termina aquí. Limpie los puntos donde se apoyarán las correas.',
      },
      {
        title: 'Prepare las correas',
        text: 'Apoye el módulo sobre una manta y pase una correa por cada ojal. Cuéntelas. Su manual indica dónde van los ganchos.',
      },
      {
        title: 'Primero asegurar, luego levantar',
        text: 'Ate una cuerda de seguridad al módulo y a una parte resistente del balcón antes de pasar el módulo por encima del pasamanos. Una persona lo sostiene y la otra abrocha las correas superiores.',
      },
      {
        title: 'Fije el borde inferior',
        text: 'Coloque los separadores, abroche las correas inferiores y tire de cada una. El módulo no debe ondear ni golpear.',
      },
      {
        title: 'Conecte y enchufe al final',
        text: 'Cuelgue el microinversor a la sombra y con aire alrededor. Una los conectores hasta oír el clic. El enchufe va al final, cuando esté registrado todo lo que haya que registrar.',
      },
    ],
  },
  safety: {
    title: 'Debajo de la barandilla hay personas',
    text: 'Mantenga despejado el suelo de abajo mientras trabaja. Un módulo tiene tensión siempre que recibe luz: no corte nunca un cable, no separe conectores en carga y no use un módulo dañado. Revise correas y ojales después de cada temporal. Si se anuncia uno y tiene dudas, recoja el módulo.',
  },
  parameters: {
    title: 'Parámetros de Balcón 400',
    text: 'Un módulo con su potencia nominal. Lo que entrega el microinversor depende de su propio límite.',
    basis:
      'Solo el peso por unidad de superficie es un dato de producto. Los valores marcados como datos de ejemplo muestran lo que indicará la ficha técnica.',
  },
  next: {
    title: 'Primero medir, luego pedir',
    text: 'La guía de planificación repasa con usted la barandilla, la orientación, las sombras, la toma de corriente y el viento. Si hay sitio para más, mire el kit de dos módulos.',
    planning: 'Ir a la guía de planificación',
    quote: 'Pedir presupuesto',
    pair: 'Ver el Balcón 800',
  },
};
