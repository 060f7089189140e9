/** Fonts that an agency may choose (1 §9): agency-tokens.ts has the stack of each. */
export const agencyFonts = [
  'sofia-pro',
  'sofia-pro-soft',
  'Arial',
  'Georgia',
  'Helvetica',
  'Palatino Linotype',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
] as const
