import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import type { BankdatenAenderung } from '@foerderportal/contract/unternehmen/bank/schema'

const worte = ({ iban, abweichenderKontoinhaber, kontofuehrendesInstitut }: KontoInformation): string =>
  [iban, kontofuehrendesInstitut, abweichenderKontoinhaber && `Inhaber: ${abweichenderKontoinhaber}`]
    .filter((teil) => typeof teil === 'string' && teil !== '')
    .join(', ')

function Seite({ titel, konten }: { titel: string; konten: readonly KontoInformation[] }) {
  return (
    <div>
      <p className="d-leise">{titel}</p>
      <ul>
        {konten.map((konto) => (
          <li key={konto.iban}>{worte(konto)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Accounts before and after, whole: somebody compares them (S1-08). */
export function Konten({ vorher, nachher }: Pick<BankdatenAenderung, 'vorher' | 'nachher'>) {
  return (
    <div className="d-konten">
      <Seite titel="Vorher" konten={vorher} />
      <Seite titel="Nachher" konten={nachher} />
    </div>
  )
}
