import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in Spanish; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Calculadoras',
  toolsDescription:
    'Cuánto producen los módulos en su ubicación, cuántos caben en su cubierta, qué necesita una autocaravana o un balcón: un cálculo abierto, con su margen y sus fuentes, sin crear una cuenta.',
  monthNames:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  calculate: 'Calcular',
  result: 'Resultado',
  errorNumber: 'Indique un número de {minimum} a {maximum}',
  errorWhole: 'Indique un número entero de {minimum} a {maximum}',
  errorChoice: 'Elija una opción de la lista',
  optional: 'opcional',
  saveCsv: 'Guardar como CSV',
  savePdf: 'Guardar como PDF',
  sendWithInquiry: 'Adjuntar a mi solicitud',
  sharing: 'La dirección de esta página contiene sus datos: puede guardarla y compartirla.',
  calculatedHere:
    'Este sitio hace el cálculo por sí mismo: sus datos no se envían a ningún otro servicio ni se conservan.',
  mailToMyself: 'Enviármelo por correo',
  mailNote: 'El correo lo envía su propio programa de correo; no pasa por este sitio.',
};
