import { tokens } from './tokens'

/** Fonts an agency may choose (1 §9). All but our own must be on the reader's machine: no font comes from outside. */
const stacks: Readonly<Record<string, string>> = {
  'sofia-pro': `"Sofia Pro",sofia-pro,${tokens.fontFamily}`,
  'sofia-pro-soft': `"Sofia Pro Soft",sofia-pro-soft,${tokens.fontFamily}`,
  arial: 'Arial,Helvetica,sans-serif',
  georgia: 'Georgia,"Times New Roman",serif',
  helvetica: 'Helvetica,Arial,sans-serif',
  'palatino linotype': '"Palatino Linotype",Palatino,serif',
  tahoma: 'Tahoma,Geneva,sans-serif',
  'times new roman': '"Times New Roman",Times,serif',
  'trebuchet ms': '"Trebuchet MS",Tahoma,sans-serif',
  verdana: 'Verdana,Geneva,sans-serif',
}

/** The CSS font stack of a chosen font name; the product's own for any other name, so that no free text reaches CSS. */
export function fontStackOf(name: string | undefined): string {
  return stacks[name?.trim().toLowerCase() ?? ''] ?? tokens.fontFamily
}
