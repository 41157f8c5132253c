import { oberflaeche } from '../../tools/vite/oberflaeche.ts'
import { GRUPPEN } from './vite/stuecke.ts'

export default oberflaeche({
  name: 'sachbearbeitung',
  basis: '/sachbearbeitung/',
  erste: 'zuwendung/vorrat/VorratSeite.tsx',
  gruppen: GRUPPEN,
})
