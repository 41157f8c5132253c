import { bekundungenAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Kuerzel } from '../shared/Kuerzel.tsx'
import { useFirma } from '../umgebungFirma.ts'
import { EigeneBekundungen } from './EigeneBekundungen.tsx'
import { OffeneRunde } from './OffeneRunde.tsx'

/** Rounds in which the company can declare its interest, and its declarations. */
export function BekundungenSeite() {
  const firma = useFirma()
  return (
    <Seite stand={`Förderrunden für ${firma.name}`}>
      <Suspense fallback={<Skelett art="tabelle" was="Ihre Interessenbekundungen" />}>
        <Runden unternehmenGuid={firma.id} />
      </Suspense>
    </Seite>
  )
}

const hatDetail = (
  runde: BekundungUebersicht,
): runde is BekundungUebersicht & { detail: NonNullable<BekundungUebersicht['detail']> } =>
  runde.detail !== null

function Runden({ unternehmenGuid }: { unternehmenGuid: string }) {
  const { data: runden } = useSuspenseQuery(bekundungenAbfrage(unternehmenGuid))
  if (runden.length === 0)
    return (
      <LeereListe titel="Zurzeit keine offene Runde">
        Beginnt eine Förderrunde für landwirtschaftliche Unternehmen, steht sie hier. Dann bekunden Sie hier
        Ihr Interesse.
      </LeereListe>
    )
  const eigene = runden.filter(hatDetail)
  const letzte = (ibkMetaGuid: string) =>
    eigene.find((e) => e.ibkMetaGuid !== ibkMetaGuid && e.detail.eingangsnummer !== null)?.detail.guid
  return (
    <div className="p-stapel s-weit">
      <Kuerzel in={runden} />
      {runden
        .filter(({ aenderbar }) => aenderbar)
        .map((runde) => (
          <OffeneRunde
            key={runde.ibkMetaGuid}
            {...{ runde, unternehmenGuid }}
            vorlage={letzte(runde.ibkMetaGuid)}
          />
        ))}
      {eigene.length > 0 && <EigeneBekundungen runden={eigene} />}
    </div>
  )
}
