import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import type { Hinweis } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import type { IconName } from '@foerderportal/ui/Icon.tsx'
import { Standwort } from '../../../shared/Standwort.tsx'
import { HINWEIS_KURZ, anwesendWorte, weitereHinweise } from './hinweisworte.ts'

const BILD: Record<Hinweis, IconName> = {
  KORREKTUR: 'autorenew',
  FRIST_ABGELAUFEN: 'warning',
  VON_FREIGABE_ZURUECK: 'arrow-back',
  BANKDATEN_NEU: 'edit',
  DATEI_GESPERRT: 'danger',
  BESCHEID_NICHT_ABGERUFEN: 'mail',
  BESCHEID_ANDERER_WEG: 'mail',
  VERZICHT_ERKLAERT: 'edit',
  MITTEILUNG_UNBEANTWORTET: 'mail',
}

type Props = {
  zeile: VorratZeile
  /** The columns beside it: what they say is not said again. */
  spalten: readonly string[]
}

/** What somebody should know before opening the case: in words, and who is in it now. */
export function Hinweiszelle({ zeile, spalten }: Props) {
  const { eigenes } = zeile
  const hinweise = weitereHinweise(zeile.hinweise, spalten)
  const anwesend = anwesendWorte(zeile)
  if (hinweise.length === 0 && anwesend === undefined && !eigenes) return null
  return (
    <span className="d-hinweise">
      {eigenes && <Standwort icon="unternehmen">Ihr Unternehmen</Standwort>}
      {hinweise.map((hinweis) => (
        <Standwort key={hinweis} ton="warning" icon={BILD[hinweis]}>
          {HINWEIS_KURZ[hinweis]}
        </Standwort>
      ))}
      {anwesend && (
        <Standwort ton="info" icon="account-circle">
          {anwesend}
        </Standwort>
      )}
    </span>
  )
}
