/** 256 plain words to make passwords of that people can read aloud and type. */
export const passwordWords: readonly string[] = `
  acorn amber anchor apple apron arch arrow aspen atlas autumn badge baker bamboo banjo barley barn basil
  basket beach beacon bench berry birch biscuit blanket blossom boat bonnet bottle bramble branch bread breeze
  brick bridge brook broom bucket bush butter button cabin cactus camel canary candle canoe canvas carrot
  castle cedar cello chalk cherry chestnut chimney cider cinnamon circle clay clover coast cobalt coffee
  copper coral cotton cousin crane cricket crystal cushion daisy dawn delta desert dolphin donkey dragon drum
  eagle earth easel echo elbow elm ember engine fable falcon feather fennel fern ferry fiddle field finch
  flame flute forest fountain fox frost galah garden garlic ginger glacier globe goose granite grape gravel
  guitar gum hammer harbour harvest hazel heather hedge heron hill honey horizon iris island ivory ivy jacket
  jasmine jetty jigsaw jungle kayak kernel kettle kite koala ladder lagoon lantern laurel lavender lemon
  lentil library lilac lily linen lizard lotus lunch magnet magpie mallet mango maple marble market meadow
  melon mint mirror morning mountain mulberry muslin nectar needle nest noodle nutmeg oak oasis ocean olive
  onion orange orchard orchid otter paddock palm paper parrot parsley pasture peach peanut pebble pelican
  pencil pepper piano picnic pigeon pillow planet plum pocket pond poppy possum potato prairie puzzle quail
  quartz quilt rabbit radish rain raven reef ribbon river robin rocket rosella rose saddle saffron sail salmon
  sandal scarf sea shell silver spoon spruce squirrel stone summer sunset swan table tea thimble thunder tiger
  timber tulip tunnel turtle umbrella valley velvet violet violin wagon walnut wattle whistle willow
`
  .trim()
  .split(/\s+/);
