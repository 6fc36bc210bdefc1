import type { Sheet } from '../sheet.ts';

/**
 * As printed by a job board: job, firm, dates and sector below each other, and two nationalities.
 */
export const sheet: Sheet = {
  language: 'es',
  colour: '#167db7',
  facts: {
    name: 'Milagros Quispe Huamán',
    dateOfBirth: '1989-04-22',
    nationality: ['PE', 'ES'],
    email: 'mila.quispe@example.es',
    phone: '612 34 56 78',
    currentAddress: [
      'C/ Toledo, 45, 2º B, 28901 Getafe (Madrid)',
      'C/ Toledo, 45, 2º B, 28901 Getafe, Madrid',
      'C/ Toledo, 45, 2º B, 28901 Getafe',
    ],
    positionAppliedFor: null,
    pastIndustry: ['hostel', 'hotel', 'turis', 'restaura', 'limpieza'],
  },
  positions: [
    {
      title: 'Gobernanta de hotel',
      organisation: 'Hoteles Puerta del Sur',
      start: '2018-01',
      end: 'present',
    },
    {
      title: 'Camarera de pisos',
      organisation: 'Gran Hotel Carpetania',
      start: '2013-06',
      end: '2017-12',
    },
    {
      title: 'Auxiliar de limpieza',
      organisation: 'Limpiezas Manzanares, S.L.',
      start: '2011-02',
      end: '2013-05',
    },
  ],
  text: `
# Milagros Quispe Huamán
Gobernanta de hotel
612 34 56 78 · mila.quispe@example.es
C/ Toledo, 45, 2º B · 28901 Getafe (Madrid)
Fecha de nacimiento: 22/04/1989
Nacionalidad: peruana y española
Vehículo propio: Sí
## Experiencia profesional
**Gobernanta de hotel**
Hoteles Puerta del Sur
Enero 2018 - Actualidad (8 años)
Sector: Hostelería y turismo | Nivel: Mando intermedio | Personal a cargo: 11 - 20
Organización de turnos y control de calidad de 140 habitaciones.
**Camarera de pisos**
Gran Hotel Carpetania
Junio 2013 - Diciembre 2017 (4 años y 7 meses)
Sector: Hostelería y turismo | Nivel: Empleado/a
**Auxiliar de limpieza**
Limpiezas Manzanares, S.L.
Febrero 2011 - Mayo 2013 (2 años y 4 meses)
Sector: Limpieza | Nivel: Empleado/a
## Estudios
**Técnico en Alojamiento y Lavandería**
IES Escuela de Hostelería del Tajo
Septiembre 2009 - Junio 2011
## Idiomas
Inglés - Nivel intermedio
## Preferencias
Contrato indefinido, jornada completa
`,
};
