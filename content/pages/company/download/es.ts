import type { DownloadText } from './text.ts';

export const es: DownloadText = {
  title: 'Centro de descargas',
  description:
    'Fichas técnicas, guías de montaje, parámetros para programas, certificados a petición y material de prensa de eArc, con idioma, tamaño y fecha.',
  documents: {
    title: 'Documentos',
    text: 'Cada uno con su idioma, tamaño, versión y fecha. Sin registro. La vista previa muestra las páginas aquí mismo.',
  },
  mediaKit: {
    title: 'Material de prensa',
    text: 'Logotipo, recreaciones virtuales y condiciones para quienes informan sobre eArc. Las imágenes están hechas por ordenador: indique «Recreación virtual: eArc». Pueden recortarse y cambiarse de tamaño, pero no alterarse en lo que muestran. El logotipo se deja como está.',
    action: 'Mostrar el material de prensa',
    alternative: 'Contacto de prensa',
  },
  body: [
    { heading: 'Parámetros para programas' },
    'Cada modelo tiene sus parámetros en JSON y CSV; si es un solo módulo, también en PAN (PVsyst). [Todos los modelos en un archivo](/parameters.json) y el [esquema de los campos](/parameters/schema.json) están abiertos a cualquier programa. Cada valor indica si es un ejemplo; lo que no se conoce no figura en el archivo PAN, y sus observaciones lo dicen.',
    { heading: 'Certificados' },
    'Los módulos están ensayados según IEC 61215, IEC 61730 y UL 61730. Los organismos son TÜV, VDE, CGC, CSA y JET. Enviamos los certificados, con los modelos que abarcan, a quien los pida, porque las distribuidoras eléctricas y las aseguradoras piden documentos distintos: indique el país del proyecto.',
    { heading: 'Valores sin descargar nada' },
    'Los valores de los modelos también figuran en sus páginas. Los datos de ejemplo están señalados.',
    {
      list: [
        '[SMF 520](/product_data#parameters) y [SMF 430](/product_data_430#parameters)',
        '[SMH «Dragonfly»](/dragonfly#parameters)',
        '[Serie sin conexión a red](/off_series#parameters)',
        '[Balcón 400](/balcony_item/400#parameters) y [Balcón 800](/balcony_item/800#parameters)',
      ],
    },
    'Cómo se pegan y se fijan los módulos con grapas se explica en [Métodos de instalación](/eArc_install); las marcas de certificación están en [Tecnología eArc](/eArc#certificates).',
  ],
  next: {
    title: '¿Falta un documento?',
    text: 'Indíquenos el modelo, el tipo de documento y el idioma que necesita.',
    action: 'Pedir un documento',
    alternative: 'Preguntas frecuentes',
  },
};
