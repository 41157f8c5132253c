import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useFehlende } from './useUploads.ts'

const Hinweise = latePart(async () => (await import('./FehlendeHinweise.tsx')).FehlendeHinweise)

/** On every page of a form: which file an earlier visit has chosen that is nowhere now. Its own field says it, too. */
export function FehlendeDateien() {
  return useFehlende().length > 0 && <Hinweise />
}
