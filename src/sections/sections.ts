import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { aiAskSection } from './ai/AiAsk/schema'
import { aiHeroSection } from './ai/AiHero/schema'
import { aiMachinesSection } from './ai/AiMachines/schema'
import { aiPathsSection } from './ai/AiPaths/schema'
import { categoryShelfSection } from './ai/CategoryShelf/schema'
import { blogFrontSection } from './blog/BlogFront/schema'
import { librarySection } from './blog/Library/schema'
import { campGallerySection } from './camp/CampGallery/schema'
import { letterSection } from './contact/Letter/schema'
import { postOfficeSection } from './contact/PostOffice/schema'
import { storySection } from './dragon-prince-game/StorySection/schema'
import { basePlateSection } from './education/BasePlate/schema'
import { bookletSection } from './education/Booklet/schema'
import { buildersSection } from './education/Builders/schema'
import { panoramaHeroSection } from './education/PanoramaHero/schema'
import { podiumSection } from './education/Podium/schema'
import { toolWallSection } from './education/ToolWall/schema'
import { climbingWallSection } from './english/ClimbingWall/schema'
import { heardAtHomeSection } from './english/HeardAtHome/schema'
import { keyboardSection } from './english/Keyboard/schema'
import { lessonSection } from './english/Lesson/schema'
import { letterHeroSection } from './english/LetterHero/schema'
import { replyWithinADaySection } from './english/ReplyWithinADay/schema'
import { sentenceSection } from './english/Sentence/schema'
import { storeysSection } from './english/Storeys/schema'
import { busStopSection } from './experiments/BusStop/schema'
import { growingPlotSection } from './experiments/GrowingPlot/schema'
import { windowTalkSection } from './experiments/WindowTalk/schema'
import { homeHeroSection } from './home/HomeHero/schema'
import { openingsSection } from './jobs/Openings/schema'
import { campAdmissionSection } from './kiryat-gat/CampAdmission/schema'
import { campInventorySection } from './kiryat-gat/CampInventory/schema'
import { campPlacardsSection } from './kiryat-gat/CampPlacards/schema'
import { campScoreboardSection } from './kiryat-gat/CampScoreboard/schema'
import { campTournamentSection } from './kiryat-gat/CampTournament/schema'
import { legalSection } from './legal/LegalDocument/schema'
import { committeeSection } from './minecraft-city/Committee/schema'
import { drawingSheetSection } from './minecraft-city/DrawingSheet/schema'
import { landmarksSection } from './minecraft-city/Landmarks/schema'
import { plotsSection } from './minecraft-city/Plots/schema'
import { strataSection } from './minecraft-city/Strata/schema'
import { zoningPlanSection } from './minecraft-city/ZoningPlan/schema'
import { campFlagsSection } from './passover/CampFlags/schema'
import { campPriceSection } from './passover/CampPrice/schema'
import { campStagesSection } from './passover/CampStages/schema'
import { campWeekSection } from './passover/CampWeek/schema'
import { answersSection } from './school-principals/Answers/schema'
import { brochureEndSection } from './school-principals/BrochureEnd/schema'
import { lockersSection } from './school-principals/Lockers/schema'
import { portraitsSection } from './school-principals/Portraits/schema'
import { projectorSection } from './school-principals/Projector/schema'
import { schoolWingsSection } from './school-principals/SchoolWings/schema'
import { schoolYearSection } from './school-principals/SchoolYear/schema'
import { timetableSection } from './school-principals/Timetable/schema'
import { basketSection } from './science-basket/Basket/schema'
import { cableSection } from './science-basket/Cable/schema'
import { elementsSection } from './science-basket/Elements/schema'
import { mosaicSection } from './science-basket/Mosaic/schema'
import { questionsSection } from './science-basket/Questions/schema'
import { scienceHeroSection } from './science-basket/ScienceHero/schema'
import { accordionSection } from './shared/Accordion/schema'
import { bentoSection } from './shared/Bento/schema'
import { callToActionSection } from './shared/CallToAction/schema'
import { cardsSection } from './shared/Cards/schema'
import { checklistSection } from './shared/Checklist/schema'
import { enquirySection } from './shared/Enquiry/schema'
import { figuresSection } from './shared/Figures/schema'
import { floatingChatSection } from './shared/FloatingChat/schema'
import { heroSection } from './shared/Hero/schema'
import { pictureBandSection } from './shared/PictureBand/schema'
import { richTextSection } from './shared/RichText/schema'
import { stepsSection } from './shared/Steps/schema'
import { testimonialsSection } from './shared/Testimonials/schema'
import { workshopsSection } from './shared/Workshops/schema'
import { campLastCallSection } from './win-camp/CampLastCall/schema'
import { campPosterSection } from './win-camp/CampPoster/schema'
import { campTicketsSection } from './win-camp/CampTickets/schema'
import { campTowersSection } from './win-camp/CampTowers/schema'
import { campVoicesSection } from './win-camp/CampVoices/schema'

/** Every kind of section a page can be made of. A new one is a line here and a line in plain-views.ts (or, if it wakes up, in Sections.astro). */
export function sectionSchema(fields: ContentFields) {
  return z.discriminatedUnion('type', [
    heroSection(fields),
    figuresSection(fields),
    cardsSection(fields),
    bentoSection(fields),
    stepsSection(fields),
    checklistSection(fields),
    testimonialsSection(fields),
    accordionSection(fields),
    callToActionSection(fields),
    richTextSection(fields),
    pictureBandSection(fields),
    letterHeroSection(fields),
    sentenceSection(fields),
    climbingWallSection(fields),
    lessonSection(fields),
    heardAtHomeSection(fields),
    storeysSection(fields),
    keyboardSection(fields),
    replyWithinADaySection(fields),
    panoramaHeroSection(fields),
    toolWallSection(fields),
    bookletSection(fields),
    podiumSection(fields),
    buildersSection(fields),
    basePlateSection(fields),
    growingPlotSection(fields),
    windowTalkSection(fields),
    busStopSection(fields),
    campPosterSection(fields),
    campTicketsSection(fields),
    campVoicesSection(fields),
    campTowersSection(fields),
    campLastCallSection(fields),
    campWeekSection(fields),
    campFlagsSection(fields),
    campStagesSection(fields),
    campGallerySection(fields),
    campPriceSection(fields),
    campScoreboardSection(fields),
    campInventorySection(fields),
    campTournamentSection(fields),
    campPlacardsSection(fields),
    campAdmissionSection(fields),
    enquirySection(fields),
    workshopsSection(fields),
    homeHeroSection(fields),
    aiHeroSection(fields),
    aiPathsSection(fields),
    aiMachinesSection(fields),
    categoryShelfSection(fields),
    aiAskSection(fields),
    timetableSection(fields),
    schoolWingsSection(fields),
    projectorSection(fields),
    answersSection(fields),
    schoolYearSection(fields),
    portraitsSection(fields),
    lockersSection(fields),
    brochureEndSection(fields),
    blogFrontSection(fields),
    librarySection(fields),
    basketSection(fields),
    cableSection(fields),
    elementsSection(fields),
    mosaicSection(fields),
    questionsSection(fields),
    scienceHeroSection(fields),
    floatingChatSection(fields),
    drawingSheetSection(fields),
    zoningPlanSection(fields),
    plotsSection(fields),
    strataSection(fields),
    landmarksSection(fields),
    committeeSection(fields),
    openingsSection(fields),
    postOfficeSection(fields),
    letterSection(fields),
    legalSection(fields),
    storySection(),
  ])
}
