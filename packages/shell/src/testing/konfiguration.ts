import type { Konfiguration } from '@foerderportal/contract/shared/konfiguration'

/** The operator of component tests. */
export const KONFIGURATION: Konfiguration = {
  portalName: 'Förderportal',
  bankName: 'Landwirtschaftliche Förderbank',
  bankNameNominativ: 'die Landwirtschaftliche Förderbank',
  bankUrl: 'https://bank.example',
  bankEmail: 'kontakt@bank.example',
  bankTelefon: '+49 69 123456',
  impressumUrl: 'https://bank.example/impressum',
  dateiMaxMb: 20,
  demo: true,
  demoOeffentlich: false,
  version: '1.2.3',
}
