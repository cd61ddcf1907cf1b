import type { CollectionEntry } from 'astro:content'
import type { FunctionComponent } from 'react'
import type { Resolved } from '@/lib/resolve-content'
import { AiAsk } from './ai/AiAsk/AiAsk'
import { AiHero } from './ai/AiHero/AiHero'
import { AiMachines } from './ai/AiMachines/AiMachines'
import { AiPaths } from './ai/AiPaths/AiPaths'
import { CategoryShelf } from './ai/CategoryShelf/CategoryShelf'
import { PostOffice } from './contact/PostOffice/PostOffice'
import { BasePlate } from './education/BasePlate/BasePlate'
import { Booklet } from './education/Booklet/Booklet'
import { Builders } from './education/Builders/Builders'
import { PanoramaHero } from './education/PanoramaHero/PanoramaHero'
import { Podium } from './education/Podium/Podium'
import { ToolWall } from './education/ToolWall/ToolWall'
import { ClimbingWall } from './english/ClimbingWall/ClimbingWall'
import { HeardAtHome } from './english/HeardAtHome/HeardAtHome'
import { Keyboard } from './english/Keyboard/Keyboard'
import { Lesson } from './english/Lesson/Lesson'
import { LetterHero } from './english/LetterHero/LetterHero'
import { Sentence } from './english/Sentence/Sentence'
import { Storeys } from './english/Storeys/Storeys'
import { BusStop } from './experiments/BusStop/BusStop'
import { WindowTalk } from './experiments/WindowTalk/WindowTalk'
import { HomeHero } from './home/HomeHero/HomeHero'
import { Openings } from './jobs/Openings/Openings'
import { CampInventory } from './kiryat-gat/CampInventory/CampInventory'
import { CampPlacards } from './kiryat-gat/CampPlacards/CampPlacards'
import { Committee } from './minecraft-city/Committee/Committee'
import { DrawingSheet } from './minecraft-city/DrawingSheet/DrawingSheet'
import { Landmarks } from './minecraft-city/Landmarks/Landmarks'
import { Plots } from './minecraft-city/Plots/Plots'
import { Strata } from './minecraft-city/Strata/Strata'
import { ZoningPlan } from './minecraft-city/ZoningPlan/ZoningPlan'
import { CampStages } from './passover/CampStages/CampStages'
import { Answers } from './school-principals/Answers/Answers'
import { BrochureEnd } from './school-principals/BrochureEnd/BrochureEnd'
import { Lockers } from './school-principals/Lockers/Lockers'
import { Portraits } from './school-principals/Portraits/Portraits'
import { SchoolWings } from './school-principals/SchoolWings/SchoolWings'
import { SchoolYear } from './school-principals/SchoolYear/SchoolYear'
import { Timetable } from './school-principals/Timetable/Timetable'
import { Basket } from './science-basket/Basket/Basket'
import { Cable } from './science-basket/Cable/Cable'
import { Elements } from './science-basket/Elements/Elements'
import { Questions } from './science-basket/Questions/Questions'
import { ScienceHero } from './science-basket/ScienceHero/ScienceHero'
import { Accordion } from './shared/Accordion/Accordion'
import { Bento } from './shared/Bento/Bento'
import { CallToAction } from './shared/CallToAction/CallToAction'
import { Cards } from './shared/Cards/Cards'
import { Checklist } from './shared/Checklist/Checklist'
import { Figures } from './shared/Figures/Figures'
import { Hero } from './shared/Hero/Hero'
import { PictureBand } from './shared/PictureBand/PictureBand'
import { RichText } from './shared/RichText/RichText'
import { Steps } from './shared/Steps/Steps'
import { Testimonials } from './shared/Testimonials/Testimonials'
import { Workshops } from './shared/Workshops/Workshops'
import { CampLastCall } from './win-camp/CampLastCall/CampLastCall'
import { CampTowers } from './win-camp/CampTowers/CampTowers'
import { CampVoices } from './win-camp/CampVoices/CampVoices'

export type Section = Resolved<CollectionEntry<'pages'>['data']['sections']>[number]

type Views = { [Type in Section['type']]?: FunctionComponent<Extract<Section, { type: Type }> & { name: string }> }

/** The sections that show their content and nothing more, by type: each gets its fields as they stand in the page's file, and its name. */
export const plainViews = {
  accordion: Accordion,
  'ai-ask': AiAsk,
  'ai-hero': AiHero,
  'ai-machines': AiMachines,
  'ai-paths': AiPaths,
  answers: Answers,
  'base-plate': BasePlate,
  basket: Basket,
  bento: Bento,
  booklet: Booklet,
  'brochure-end': BrochureEnd,
  builders: Builders,
  'bus-stop': BusStop,
  cable: Cable,
  'call-to-action': CallToAction,
  'camp-inventory': CampInventory,
  'camp-last-call': CampLastCall,
  'camp-placards': CampPlacards,
  'camp-stages': CampStages,
  'camp-towers': CampTowers,
  'camp-voices': CampVoices,
  cards: Cards,
  'category-shelf': CategoryShelf,
  checklist: Checklist,
  'climbing-wall': ClimbingWall,
  committee: Committee,
  'drawing-sheet': DrawingSheet,
  elements: Elements,
  figures: Figures,
  'heard-at-home': HeardAtHome,
  hero: Hero,
  'home-hero': HomeHero,
  keyboard: Keyboard,
  landmarks: Landmarks,
  lesson: Lesson,
  'letter-hero': LetterHero,
  lockers: Lockers,
  openings: Openings,
  'panorama-hero': PanoramaHero,
  'picture-band': PictureBand,
  plots: Plots,
  podium: Podium,
  portraits: Portraits,
  'post-office': PostOffice,
  questions: Questions,
  'rich-text': RichText,
  'school-wings': SchoolWings,
  'school-year': SchoolYear,
  'science-hero': ScienceHero,
  sentence: Sentence,
  steps: Steps,
  storeys: Storeys,
  strata: Strata,
  testimonials: Testimonials,
  timetable: Timetable,
  'tool-wall': ToolWall,
  'window-talk': WindowTalk,
  workshops: Workshops,
  'zoning-plan': ZoningPlan,
} satisfies Views
