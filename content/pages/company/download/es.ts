import type { DownloadText } from './text.ts';

export const es: DownloadText = {
  title: 'Centro de descargas',
  description:
    'Fichas técnicas, manuales de instalación, certificados y archivos PAN de los módulos eArc, y los valores de cada modelo en línea.',
  documents: {
    title: 'Documentos',
    text: 'Fichas técnicas, manuales de instalación, certificados, archivos PAN y planos, cada uno con su idioma y tamaño. Sin registro.',
  },
  body: [
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
    'Cómo se pegan y se fijan los módulos con grapas se explica en [métodos de instalación](/eArc_install); las marcas de certificación están en [Tecnología eArc](/eArc#certificates).',
  ],
  next: {
    title: '¿Falta un documento?',
    text: 'Indíquenos el modelo, el tipo de documento y el idioma que necesita.',
    action: 'Pedir un documento',
    alternative: 'Preguntas frecuentes',
  },
};
