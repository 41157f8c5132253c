import type { Bezug } from './bezugSchema.ts'

/** What a message is about, in words that both sides read (rule G-02): 'zum Auszahlungsantrag AZ-2026-000012'. */
export const bezugWorte = ({ art, eingangsnummer }: Pick<Bezug, 'art' | 'eingangsnummer'>): string =>
  art === 'AUSZAHLUNG'
    ? `zum Auszahlungsantrag ${eingangsnummer}`
    : `zur Interessenbekundung ${eingangsnummer}`
