import type { MediaKitMessages } from '../en/media-kit.ts';

export const messages: MediaKitMessages = {
  terms: [
    'Material de prensa de eArc: condiciones de uso',
    'Puede utilizar gratuitamente el logotipo y las imágenes para informar sobre eArc y sus productos, en medios impresos y en línea.',
    'No modifique el logotipo: ni su forma, ni sus proporciones, ni sus colores. Deje libre a su alrededor al menos la altura de sus arcos. No lo utilice de manera que sugiera una colaboración o un respaldo inexistentes.',
    'Las imágenes son recreaciones virtuales hechas por ordenador, no fotografías. Indíquelo al mostrarlas, por ejemplo con «Recreación virtual: eArc». Pueden recortarse y cambiarse de tamaño, pero no alterarse en lo que muestran.',
    'La venta de los archivos o su uso para anunciar otros productos requiere nuestro consentimiento por escrito.',
  ],
};
